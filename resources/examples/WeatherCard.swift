import SwiftUI

struct Forecast: Identifiable {
  let hour: String
  let symbol: String
  let degrees: Int

  var id: String { hour }

  static let today = [
    Forecast(hour: "Now", symbol: "cloud.sun.fill", degrees: 18),
    Forecast(hour: "15", symbol: "sun.max.fill", degrees: 20),
    Forecast(hour: "16", symbol: "sun.max.fill", degrees: 21),
    Forecast(hour: "17", symbol: "cloud.fill", degrees: 19),
    Forecast(hour: "18", symbol: "cloud.rain.fill", degrees: 16),
  ]
}

struct WeatherCard: View {
  let place: String
  let forecasts: [Forecast]

  @Environment(\.colorScheme) private var colorScheme

  private var sky: LinearGradient {
    let colors: [Color] = colorScheme == .dark ? [.indigo, .black] : [.blue, .cyan]
    return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  var body: some View {
    VStack(spacing: 16) {
      if let now = forecasts.first {
        CurrentWeather(place: place, forecast: now)
      }
      Rectangle()
        .fill(Color.white.opacity(0.4))
        .frame(height: 1)
      HStack {
        ForEach(forecasts) { forecast in
          HourColumn(forecast: forecast)
            .frame(maxWidth: .infinity)
        }
      }
    }
    .foregroundColor(.white)
    .padding(20)
    .background(sky)
    .cornerRadius(24)
  }
}

struct CurrentWeather: View {
  let place: String
  let forecast: Forecast

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(place)
          .font(.title2)
          .fontWeight(.semibold)
        Text("Sunny spells")
          .font(.subheadline)
          .opacity(0.8)
      }
      Spacer()
      Text("\(forecast.degrees)°")
        .font(.system(size: 56, weight: .thin))
    }
  }
}

struct HourColumn: View {
  let forecast: Forecast

  var body: some View {
    VStack(spacing: 8) {
      Text(forecast.hour)
        .font(.caption)
        .fontWeight(.medium)
      Image(systemName: forecast.symbol)
        .font(.title3)
        .foregroundStyle(forecast.symbol.hasPrefix("sun") ? Color.yellow : Color.white)
        .frame(height: 28)
      Text("\(forecast.degrees)°")
        .font(.callout)
    }
  }
}

#Preview("Card") {
  WeatherCard(place: "Bergen", forecasts: Forecast.today)
    .padding()
}

#Preview("At night", traits: .fixedLayout(width: 360, height: 280)) {
  WeatherCard(place: "Bergen", forecasts: Forecast.today)
    .padding()
    .environment(\.colorScheme, .dark)
}

#Preview("One hour", traits: .sizeThatFitsLayout) {
  HourColumn(forecast: Forecast.today[1])
    .padding()
    .background(Color.blue)
    .foregroundColor(.white)
}
