-- | Framed messages; see FrameWorkload.swift.
module Frames (claims) where

import Data.List (dropWhileEnd)
import Data.Word (Word8)
import Inputs
import Test.QuickCheck

data Bug = Boundary | Swapped | Repeated | EndsEmpty | ZerosLost | Overlong | None
  deriving (Eq, Read)

encode :: Bug -> [[Word8]] -> [Word8]
encode bug messages =
  concat [ size message ++ message | (message, former) <- zip messages formers
         , bug /= Repeated || Just message /= former ]
  where
    formers = Nothing : map Just messages
    size message
      | count < 253 || bug == Boundary && count == 253 = [fromIntegral count]
      | otherwise = [253, fromIntegral (count `div` 256), fromIntegral count]
      where count = length message

decode :: Bug -> [Word8] -> Maybe [[Word8]]
decode _ [] = Just []
decode bug bytes = do
  (count, rest) <- size bytes
  let (message, others) = splitAt count rest
      kept = if bug == ZerosLost then dropWhileEnd (== 0) message else message
  if length message < count then Nothing
  else if bug == EndsEmpty && count == 0 then Just [kept]
  else (kept :) <$> decode bug others
  where
    size (253 : one : two : rest) = if count < 253 && bug /= Overlong then Nothing
                                    else Just (count, rest)
      where (high, low) = if bug == Swapped then (two, one) else (one, two)
            count = fromIntegral high * 256 + fromIntegral low :: Int
    size (first : rest) | first < 253 = Just (fromIntegral first, rest)
    size _ = Nothing

claims :: String -> Claims
claims name inputs =
  [ ("roundTrip", holds messages $ \list -> decode bug (encode bug list) == Just list)
  , ("readIsWritten", holds bytes $ \found ->
      maybe True ((== found) . encode bug) (decode bug found)) ]
  where
    bug = bugNamed name
    messages | inputs == Type = upTo 10 (upTo 300 arbitrary)
             | otherwise = upTo 5 message
    bytes | inputs == Type = upTo 300 arbitrary
          | otherwise = (++) <$> oneof [one, ([253, 0] ++) <$> one] <*> message
    one = (: []) <$> choose (0, 4)
    message = do
      count <- frequency [(3, choose (0, 4)), (1, choose (250, 260))]
      vectorOf count (elements [0, 1, 253])
