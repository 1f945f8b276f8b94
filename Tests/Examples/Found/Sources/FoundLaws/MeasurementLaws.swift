import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `Measurement` and its units.
enum MeasurementLaws {
  static let all: [Law] = [convertsBack, definitions, coding]

  /// A list of units of each kind.
  static let kinds: [[Dimension]] = [
    [UnitLength.meters, UnitLength.inches, UnitLength.feet, UnitLength.miles, UnitLength.parsecs],
    [UnitMass.kilograms, UnitMass.pounds, UnitMass.ounces, UnitMass.stones, UnitMass.carats],
    [UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit],
    [UnitVolume.liters, UnitVolume.gallons, UnitVolume.imperialGallons, UnitVolume.cups],
    [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.knots],
    [
      UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
      UnitFuelEfficiency.milesPerImperialGallon,
    ],
    [UnitPressure.bars, UnitPressure.gigapascals, UnitPressure.poundsForcePerSquareInch],
    [UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.kilowattHours],
  ]

  /// A value, two units of a kind, and the number of the kind.
  static let conversions = zip(
    Generator<Int>.int(in: 1...9_999), .int(in: 0...7), .int(in: 0...4), .int(in: 0...4))

  static let convertsBack = Law(
    "measurement-is-converted-back", .roundTrip, forAll: conversions,
    causes: ["fuel-efficiency-in-liters-is-inverted": { $0.1 == 5 }]
  ) { value, kind, one, other in
    let units = kinds[kind]
    let (from, to) = (units[one % units.count], units[other % units.count])
    let start = Measurement(value: Double(value), unit: from)
    let back = start.converted(to: to).converted(to: from).value
    try require(abs(back - start.value) <= start.value * 1e-9 + 1e-9, "\(back)")
  }

  /// Units with the value in the base unit that their definitions give.
  static let defined: [(unit: Dimension, value: Double)] = [
    (UnitLength.inches, 0.0254), (UnitLength.feet, 0.3048), (UnitLength.nauticalMiles, 1_852),
    (UnitMass.pounds, 0.45359237), (UnitMass.stones, 6.35029318), (UnitMass.carats, 0.0002),
    (UnitVolume.gallons, 3.785411784), (UnitVolume.imperialGallons, 4.54609),
    (UnitSpeed.knots, 1_852.0 / 3_600), (UnitEnergy.kilowattHours, 3_600_000),
  ]

  /// The definitions of the international agreement on the yard and the pound, and of the SI.
  static let definitions = Law(
    "units-have-their-definitions", .oracle, forAll: zip(.int(in: 1...999), .int(in: 0...9)),
    causes: ["a-stone-weighs-a-sixth-of-a-kilogram": { $0.1 == 4 }]
  ) { value, place in
    let (unit, expected) = defined[place]
    let found = unit.converter.baseUnitValue(fromValue: Double(value))
    try require(abs(found / Double(value) - expected) <= expected * 1e-5, "\(found)")
  }

  /// Not of fuel efficiency: that a unit without a linear converter can't be encoded is known.
  static let coding = Law(
    "measurements-are-coded", .noCrash, forAll: conversions
  ) { value, kind, one, _ in
    try assume(kind != 5)
    let isFine = survives {
      let unit = kinds[kind][one % kinds[kind].count]
      _ = try JSONEncoder().encode(Measurement(value: Double(value), unit: unit))
    }
    try require(isFine, "traps")
  }
}
