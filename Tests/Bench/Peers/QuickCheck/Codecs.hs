-- | Codecs of numbers, lists, runs and texts; see CodecWorkload.swift.
--
-- Inputs from the types are arbitrary integers, bytes, lists and texts.
module Codecs (claims) where

import Data.Bits
import Data.Char (chr, ord)
import Data.Int (Int64)
import Data.List (sort)
import Data.Word (Word64, Word8)
import Inputs
import Test.QuickCheck hiding ((.&.))

data Bug
  = NumberDropsTopBit | NumberOffByOne | NumberNarrow | NumberOverlong | SignOfLeast | SignNarrow
  | CountNarrow | DifferenceSaturates | DifferenceSorts | RunWraps | RunLostAtEnd | EscapeBare
  | TwoByteLimit | PlaneLost | MarkDropped | None
  deriving (Eq, Read)

encode :: Bug -> Word64 -> [Word8]
encode bug number
  | if bug == NumberOffByOne then number > 128 else number >= 128 =
      (fromIntegral number .|. 128) : encode bug (number `shiftR` 7)
  | otherwise = [fromIntegral number]

-- | The number at the start of some bytes, and the rest.
number :: Bug -> [Word8] -> Maybe (Word64, [Word8])
number bug = go 0 0
  where
    go :: Word64 -> Int -> [Word8] -> Maybe (Word64, [Word8])
    go _ _ [] = Nothing
    go sum' place (byte : rest)
      | place == 63 && byte > 1 = Nothing
      | byte >= 128 = go total (place + 7) rest
      | byte == 0 && place > 0 && bug /= NumberOverlong = Nothing
      | otherwise = Just (if bug == NumberNarrow then total .&. 0xFFFFFFFF else total, rest)
      where
        bits = if place == 63 && bug == NumberDropsTopBit then 0 else fromIntegral (byte .&. 127)
        total = sum' .|. bits `shiftL` place

decode :: Bug -> [Word8] -> Maybe Word64
decode bug bytes = case number bug bytes of
  Just (found, []) -> Just found
  _ -> Nothing

fold :: Bug -> Int64 -> Word64
fold SignOfLeast integer | integer == minBound = fold None (minBound + 1)
fold bug integer =
  fromIntegral ((integer `shiftL` 1) `xor` (integer `shiftR` place))
  where place = if bug == SignNarrow then 31 else 63

unfold :: Word64 -> Int64
unfold code = fromIntegral (code `shiftR` 1) `xor` negate (fromIntegral (code .&. 1))

encodeList :: Bug -> [Int64] -> [Word8]
encodeList bug list = encode bug count ++ concatMap (encode bug . fold bug) list
  where
    size = fromIntegral (length list)
    count = if bug == CountNarrow then size .&. 255 else size

decodeList :: Bug -> [Word8] -> Maybe [Int64]
decodeList bug bytes = do
  (count, rest) <- number bug bytes
  if count > fromIntegral (length rest) then Nothing else go count rest
  where
    go 0 rest = if null rest then Just [] else Nothing
    go n rest = do
      (code, after) <- number bug rest
      (unfold code :) <$> go (n - 1 :: Word64) after

differences :: Bug -> [Int64] -> [Int64]
differences bug list = zipWith difference (0 : sorted) sorted
  where
    sorted = if bug == DifferenceSorts then sort list else list
    difference before now
      | bug == DifferenceSaturates && toInteger (now - before) /= toInteger now - toInteger before =
          maxBound
      | otherwise = now - before

pack :: Bug -> [Word8] -> [Word8]
pack _ [] = []
pack bug bytes@(byte : _)
  | count < 4 && (byte /= 0xFE || count == 1 && bug == EscapeBare) =
      replicate count byte ++ pack bug rest
  | bug == RunLostAtEnd && null rest && count >= 4 = []
  | otherwise = 0xFE : fromIntegral count : byte : pack bug rest
  where
    most = if bug == RunWraps then length bytes else 255
    count = length (takeWhile (== byte) (take most bytes))
    rest = drop count bytes

unpack :: [Word8] -> Maybe [Word8]
unpack [] = Just []
unpack (0xFE : count : byte : rest) = (replicate (fromIntegral count) byte ++) <$> unpack rest
unpack (0xFE : _) = Nothing
unpack (byte : rest) = (byte :) <$> unpack rest

encodeText :: Bug -> String -> [Word8]
encodeText bug = concatMap (encoded . ord)
  where
    tail' value place = fromIntegral (0x80 .|. (value `shiftR` place) .&. 0x3F)
    encoded value
      | value < 0x80 = [fromIntegral value]
      | value < (if bug == TwoByteLimit then 0x801 else 0x800) =
          [fromIntegral (0xC0 .|. value `shiftR` 6), tail' value 0]
      | value < 0x10000 =
          [fromIntegral (0xE0 .|. value `shiftR` 12), tail' value 6, tail' value 0]
      | otherwise =
          [ fromIntegral (0xF0 .|. value `shiftR` 18), tail' value 12, tail' value 6
          , tail' value 0 ]

decodeText :: Bug -> [Word8] -> Maybe String
decodeText bug = go True
  where
    go _ [] = Just ""
    go isFirst (byte : rest) = do
      (size, bits) <- lead byte
      let (tail', after) = splitAt size rest
          own = if bug == PlaneLost && size == 3 then bits .&. 3 else bits
          value = foldl (\sum' next -> sum' `shiftL` 6 .|. fromIntegral (next .&. 0x3F)) own tail'
      if length tail' < size || value > 0x10FFFF || value >= 0xD800 && value < 0xE000
        then Nothing
        else if isFirst && value == 0xFEFF && bug == MarkDropped
          then go True after
          else (chr value :) <$> go False after
    lead :: Word8 -> Maybe (Int, Int)
    lead byte
      | byte < 0x80 = Just (0, fromIntegral byte)
      | byte >= 0xC0 && byte < 0xE0 = Just (1, fromIntegral (byte .&. 0x1F))
      | byte >= 0xE0 && byte < 0xF0 = Just (2, fromIntegral (byte .&. 0x0F))
      | byte >= 0xF0 && byte < 0xF8 = Just (3, fromIntegral (byte .&. 0x07))
      | otherwise = Nothing

-- | A number of any length in bits, or one next to a power of two.
madeNumber :: Gen Int64
madeNumber = oneof [random, edge]
  where
    random = choose (0, 63) >>= \bits -> (`shiftR` (63 - bits)) <$> choose (minBound, maxBound)
    edge = do
      power <- choose (0, 63)
      offset <- choose (-1, 1)
      isNegative <- arbitrary
      pure ((if isNegative then (-1) `shiftL` power else 1 `shiftL` power) + offset)

madeBytes, madeDigits :: Gen [Word8]
madeBytes = concat <$> upTo 8 (flip replicate <$> elements [0, 1, 0xFE, 0xFF] <*> size)
  where size = frequency [(4, choose (1, 6)), (1, choose (250, 260))]
madeDigits = do
  rest <- upTo 9 (oneof [elements [0x80, 0xFF], choose (0x80, 0xFF)])
  end <- oneof [elements [0, 1, 0x7F], choose (0, 0x7F)]
  pure (rest ++ [end])

madeText :: Gen String
madeText = upTo 8 $ oneof
  [ choose ('\0', '\x7F'), choose ('\x80', '\x7FF'), valid ('\x800', '\xFFFF')
  , choose ('\x10000', '\x10FFFF')
  , elements "\x7F\x80\x7FF\x800\xFEFF\xFFFF\x10000\x10FFFF" ]
  where valid range = choose range `suchThat` (\c -> c < '\xD800' || c > '\xDFFF')

claims :: String -> Claims
claims name inputs =
  [ ("numberRoundTrip", holds (made arbitrary (fromIntegral <$> madeNumber)) $ \n ->
      decode bug (encode bug n) == Just n)
  , ("numberShortest", holds (made arbitrary madeDigits) $ \bytes ->
      maybe True ((== bytes) . encode None) (decode bug bytes))
  , ("foldRoundTrip", holds numbers $ \n -> unfold (fold bug n) == n)
  , ("foldOrder", holds2 numbers numbers $ \one other ->
      magnitude one >= magnitude other || fold bug one < fold bug other)
  , ("listRoundTrip", holds lists $ \list -> decodeList bug (encodeList bug list) == Just list)
  , ("differenceRoundTrip", holds lists $ \list -> scanl1 (+) (differences bug list) == list)
  , ("packRoundTrip", holds (made arbitrary madeBytes) $ \bytes ->
      unpack (pack bug bytes) == Just bytes)
  , ("textRoundTrip", holds (made arbitrary madeText) $ \text ->
      decodeText bug (encodeText bug text) == Just text)
  ]
  where
    bug = bugNamed name
    made :: Gen a -> Gen a -> Gen a
    made one other = if inputs == Type then one else other
    numbers = made arbitrary madeNumber
    lists = made arbitrary (upTo 300 madeNumber)
    magnitude = abs . toInteger
