import SwiftUI

struct SignIn: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isShowingError = false
  private var isComplete: Bool { email.contains("@") && password.count >= 8 }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Email", text: $email).textContentType(.emailAddress).keyboardType(.emailAddress)
        SecureField("Password", text: $password)
      }
      Section { Button("Sign in") { isShowingError = true }.disabled(!isComplete) }
    }
    .alert("It did not work", isPresented: $isShowingError) { Button("OK", role: .cancel) {} }
  }
}
