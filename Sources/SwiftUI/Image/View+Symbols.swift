extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        $0.symbolVariants = SymbolVariants(suffixes: $0.symbolVariants.suffixes + variant.suffixes)
      })
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(_BaseEnvironmentModifier { $0.symbolRenderingMode = mode })
  }
}
