import SwiftUI

struct Values: View {
  @State private var amount = 1.5
  @State private var number: Int? = 3

  var body: some View {
    TextField("Amount", value: $amount, format: .number)
    TextField("Amount", value: $amount, format: .currency(code: "EUR"))
    TextField("Number", value: $number, format: .number)
    TextField("Amount", value: $amount, formatter: NumberFormatter())
  }
}
