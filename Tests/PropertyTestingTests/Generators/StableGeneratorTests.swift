import Testing

@testable import PropertyTesting

/// A generator makes the same values in all versions: for the same choices, so that kept inputs
/// keep their meaning, and for the same random seed.
///
/// If a digest changes, the changelog names it. A change of the meaning needs new corpora, too.
@Suite struct StableGeneratorTests {
  /// The digests of a generator: of the choices' meaning, and of random values.
  static let digests: [String: (meaning: UInt64, draws: UInt64)] = [
    "any": (0x3D4C_CC40_2BFD_1D96, 0xF260_5C85_CDC0_CD8D),
    "any list": (0xFB9E_3F9C_FA65_792E, 0x2D90_83F6_C00C_D76E),
    "any recursive": (0x58E9_133A_EFA1_2F17, 0x81D5_2D76_E2C9_BAAE),
    "any scalar": (0x238E_8413_BDEA_BBF7, 0x9B33_5E9C_3F34_289E),
    "any with overrides": (0x3B40_6E45_2C21_6D43, 0x78F7_F86B_0B91_743F),
    "anyCase": (0xE992_A1B4_562F_86C3, 0xA5A4_1617_65B9_459E),
    "array": (0x1BD2_BE96_827E_DB8F, 0x5208_DE65_9CFB_E378),
    "array in a range": (0x0AF2_62A9_2F7A_FF8D, 0x4C09_15DC_098B_A51A),
    "array of a count": (0x5C18_5D6F_462A_C867, 0xFCD7_2824_6BE1_6851),
    "array of some": (0x502E_0777_AC44_BFAE, 0xEEB9_769C_D0F0_578D),
    "array of the same": (0x94A4_D75F_6828_E04B, 0xA845_8BB4_DB6C_7266),
    "bool": (0xE2B4_441B_BB2A_D384, 0x2681_7A2B_A9A3_D895),
    "character": (0x653E_B1E6_565B_A696, 0x304E_EC23_17D7_BFCA),
    "compactMap": (0x81EA_BF7B_9EB4_A3D3, 0xC3EB_27B1_93B4_E294),
    "cover": (0x122E_7A0E_FFA5_5D19, 0xBDB1_F2E3_D076_F5ED),
    "dictionary": (0x1032_8F8C_DC2A_A4D2, 0xF7CF_BDE2_75E4_8D8D),
    "double": (0x951D_F951_E95C_F5E5, 0xA641_C0F2_56D9_1D45),
    "double in": (0xB0BE_65FD_8462_0637, 0x421A_8F06_4305_F50A),
    "double in a range": (0xAB89_1B54_04FA_E329, 0x608E_5EF0_7FEC_68FD),
    "element": (0x6FA5_C735_AEFE_54DB, 0x774B_37FF_AE59_14A8),
    "element of a list": (0x8002_9E1A_8DB6_A522, 0x2B50_CADB_C01C_4F09),
    "filter": (0x2FB1_133C_96CA_4816, 0x6877_516D_E687_FA10),
    "flatMap": (0xF411_A058_5A5D_29B1, 0xB7C1_27D2_0F59_4DA3),
    "float": (0xBE16_1D41_CD8D_3167, 0xAF32_642E_CCD9_8837),
    "float in": (0x12E3_6A4C_3E81_7B4B, 0x35BE_3A31_6CC3_2E22),
    "function": (0x6E30_E6AF_2910_B263, 0x50A9_E2DB_B176_DC5A),
    "grammar": (0x9017_E13F_DC08_776C, 0x6469_B7C8_3184_F030),
    "int": (0xDA94_C9D0_0199_9098, 0x1B2A_DD4C_7DBB_F557),
    "int in a range": (0x3615_385A_AD9B_D7FB, 0x40ED_2D8D_8BFD_F495),
    "int of all": (0x0CBD_4C34_1A6C_A0D4, 0x7ABD_4FF2_D02E_8415),
    "int with favourites": (0x8D67_0DA8_0015_183E, 0x477E_D18F_67FD_8EEF),
    "int128": (0x6FFC_519B_BC67_27D1, 0xA654_879C_A089_7FCB),
    "int8 from": (0x3CF1_AFB9_9D42_8FF2, 0x9E35_C261_2982_9B89),
    "int8 through": (0xB7E9_F0BF_D3BE_F252, 0x81EA_58D9_6923_3128),
    "just": (0xD4F0_620F_ED23_915E, 0xF501_F514_01FD_B279),
    "make": (0xE472_0E01_204E_4659, 0xF20D_BF3D_014C_BB6C),
    "map": (0x5EC9_2AFD_8919_FD1E, 0x17D9_B8E0_CE46_67B7),
    "narrow int128": (0x85C5_77C7_3E04_1CAB, 0xB382_DE03_49E1_4BB1),
    "near": (0x4945_5F64_6405_14B3, 0x0C0B_8C22_6FB5_C801),
    "oneOf": (0x594D_6822_9C3B_B990, 0x703A_ED40_1C54_7AB0),
    "oneOf a list": (0xBE46_DF0B_2A15_BD9C, 0x89DE_DBF0_5173_66E7),
    "optional": (0x3AF7_CDF0_B52E_3BA1, 0x6D98_6692_D012_832E),
    "pattern": (0x11FD_4A56_CBC1_C86A, 0x569C_741D_15FC_BACF),
    "permutation": (0xC656_196D_48AE_6EB1, 0x07DE_806C_E2D3_E707),
    "recursive": (0x7109_81A7_A1AC_A4F0, 0x9F6B_BB06_678A_61FB),
    "scalar": (0x78E2_BF95_C8DA_7DF5, 0x0D4F_4161_FEC0_7DC4),
    "scalar of a script": (0x0B50_F36E_4D5E_3456, 0x35F6_E30C_2871_0F7C),
    "set": (0xB19D_866D_D58A_931E, 0x5AC0_CD97_3BD6_CC53),
    "shuffled": (0x6353_E36F_2C4B_7F9B, 0x506A_3052_D9B5_D8DB),
    "string": (0xA8C9_8A7A_8FB3_91E7, 0x7068_A150_ADEC_D4B4),
    "subsequence": (0x613D_70BC_604A_9D00, 0xCD34_E2E8_7C52_F224),
    "subset": (0x613D_70BC_604A_9D00, 0xCD34_E2E8_7C52_F224),
    "swarm": (0xBB3C_C374_3451_BAAE, 0xA284_8A9D_62D0_D832),
    "text": (0xD479_603E_B9EE_3AAC, 0x1744_9110_5821_16EC),
    "text of a pool": (0x1A46_6716_1982_CCBF, 0xA787_2326_5537_1E49),
    "text of a script": (0xB407_D68E_854E_35C8, 0xD79C_32AD_960C_367B),
    "text of pools": (0x9205_F008_0279_9045, 0x26B6_FB91_61AB_99A9),
    "text of scripts": (0xC7E0_6C24_A805_1C8E, 0x7597_2994_ED19_23E6),
    "uint128": (0xCE46_851C_D873_B1E1, 0x44D7_012C_CF57_5724),
    "uint8": (0x329D_04F2_53D7_0B5B, 0xF930_0705_37A6_B9EA),
    "unicodeScalar": (0x2BF8_70DB_B3E3_B117, 0xCB28_142F_F408_D9EB),
    "unique array": (0xFD25_3F62_B99D_60A4, 0xEE72_9052_23B5_819D),
    "unique by": (0x519C_F717_71CC_E218, 0xBFBC_D4F6_1239_3821),
    "weighted": (0x74C2_26AD_2458_CAC6, 0xCC5B_9640_8F18_7AF5),
    "weighted list": (0x74C2_26AD_2458_CAC6, 0xBD20_2A6C_C556_AC7C),
    "zip": (0xE795_1125_DE2B_2FAF, 0x1ECF_77E9_C4B3_18FF),
  ]

  @Test func `Every generator has recorded digests`() throws {
    #expect(try Set(EveryGenerator.all().map(\.name)) == Set(Self.digests.keys))
  }

  @Test(arguments: try EveryGenerator.all())
  func `The same choices make the same values`(generator: AnyGenerator) {
    let digest = Digest(ofFirst: .max)
    var random = RandomBits(seed: 5)
    for length in 0..<60 {
      let bytes = (0..<length).map { _ in UInt8(random.next(upTo: 255)) }
      var reading = ChoiceSource(bytes: bytes)
      digest.add("\(generator.generateList(&reading)) \(reading.isRejected)")
    }
    var source = ChoiceSource(enumeratingUpTo: 5)
    for _ in 0..<100 {
      digest.add("\(generator.generate(&source)) \(source.isRejected)")
      if !source.advance() { break }
    }
    #expect(Self.digests[generator.name]?.meaning == digest.value)
  }

  @Test(arguments: try EveryGenerator.all())
  func `The same random seed draws the same values`(generator: AnyGenerator) {
    let digest = Digest(ofFirst: .max)
    for index in 0..<200 {
      var source = ChoiceSource(random: RandomBits(seed: 3, case: index), recording: index % 2 == 0)
      if index % 4 == 0 { source.mostElements = index / 4 }
      digest.add("\(generator.generateList(&source)) \(source.isRejected)")
    }
    #expect(Self.digests[generator.name]?.draws == digest.value)
  }
}
