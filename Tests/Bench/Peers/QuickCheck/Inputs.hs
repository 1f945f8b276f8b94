-- | The common part of all workloads: the kinds of inputs, and properties by name.
module Inputs (Inputs (..), Claims, bugNamed, holds, holds2, holds3, upTo) where

import Data.Char (toUpper)
import Test.QuickCheck

-- | Inputs made from the types, as by 'arbitrary', or handmade.
data Inputs = Type | Hand deriving (Eq)

-- | The properties of a mutant, by name.
type Claims = Inputs -> [(String, Property)]

-- | The bug with a name, which begins with a lowercase letter.
bugNamed :: Read bug => String -> bug
bugNamed name = read (toUpper (head name) : tail name)

holds :: Gen a -> (a -> Bool) -> Property
holds one claim = forAllBlind one (property . claim)

holds2 :: Gen a -> Gen b -> (a -> b -> Bool) -> Property
holds2 one two claim = forAllBlind ((,) <$> one <*> two) (property . uncurry claim)

holds3 :: Gen a -> Gen b -> Gen c -> (a -> b -> c -> Bool) -> Property
holds3 one two three claim =
  forAllBlind ((,,) <$> one <*> two <*> three) (\(a, b, c) -> property (claim a b c))

-- | A list of up to @most@ elements; all lengths are equally likely.
upTo :: Int -> Gen a -> Gen [a]
upTo most element = choose (0, most) >>= \count -> vectorOf count element
