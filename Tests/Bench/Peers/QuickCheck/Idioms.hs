-- | Runs the QuickCheck examples on the page “Coming from another engine”, and fails if one is wrong.
module Main (main) where

import Control.Monad (unless)
import Data.List (sort)
import System.Exit (exitFailure)
import Test.QuickCheck
import Test.QuickCheck.Monadic (assert, monadicIO, run)
import Test.QuickCheck.Random (mkQCGen)

data Order = Order Int Bool deriving (Eq, Show)

instance Arbitrary Order where
  arbitrary = Order <$> arbitrary <*> arbitrary

data Tree = Leaf | Node Tree Tree deriving (Show)

tree :: Int -> Gen Tree
tree 0 = pure Leaf
tree n = oneof [pure Leaf, Node <$> tree (n - 1) <*> tree (n - 1)]

depth :: Tree -> Int
depth Leaf = 0
depth (Node left right) = 1 + max (depth left) (depth right)

lists :: Gen [Int]
lists = resize 20 (listOf arbitrary)

numbers :: [Gen Int]
numbers =
  [ choose (1, 6), elements [404, 500, 503], oneof [pure 0, arbitrary]
  , frequency [(9, pure 0), (1, arbitrary)], suchThat arbitrary even ]

severals :: [Gen [Int]]
severals =
  [ vectorOf 3 (choose (0, 9)), resize 20 (listOf arbitrary), shuffle [1, 2, 3]
  , sublistOf [1, 2, 3], choose (1, 9) >>= \n -> vectorOf n arbitrary, sort <$> lists ]

claims :: [Property]
claims =
  [ forAll lists (\xs -> reverse (reverse xs) === xs)
  , forAll lists (\xs -> not (null xs) ==> minimum xs <= head xs)
  , property (\(Order count _) -> count == count)
  , property (\(Positive n) -> n > (0 :: Int))
  , property (\(NonEmpty xs) -> length (xs :: [Int]) > 0)
  , forAll lists (\xs -> classify (null xs) "empty" True)
  , checkCoverage (forAll lists (\xs -> cover 10 (length xs > 3) "long" True))
  , forAll lists (\xs -> counterexample "too long" (length xs <= 20))
  , forAll (liftArbitrary (choose (0, 9))) (\n -> maybe True (< 10) (n :: Maybe Int))
  , forAll ((,) <$> choose (0, 9) <*> elements [False, True]) (\(n, isOn) -> n + fromEnum isOn <= (10 :: Int))
  , forAll (tree 3) (\t -> depth t <= 3)
  , property (\(Fn f) n -> f n == (f (n :: Int) :: Bool))
  , forAll lists (\xs -> length xs >= 0 .&&. length xs <= 20)
  , monadicIO (run (pure 1) >>= \n -> assert (n == (1 :: Int)))
  , verbose (withMaxSuccess 2 (forAll lists (\xs -> length xs <= 20)))
  , within 1000000 (forAll lists (\xs -> length xs <= 20))
  , expectFailure (\n -> n < (10 :: Int))
  , withMaxSuccess 10000 (\n -> n == (n :: Int))
  , noShrinking (\n -> n == (n :: Int)) ]
  ++ map (\number -> forAll number (\n -> n == n)) numbers
  ++ map (\list -> forAll list (\xs -> length xs <= 20)) severals

main :: IO ()
main = do
  results <- mapM (quickCheckWithResult stdArgs { chatty = False }) claims
  repeated <- quickCheckWithResult
    stdArgs { replay = Just (mkQCGen 7, 0), chatty = False } (\n -> n == (n :: Int))
  unless (all isSuccess (repeated : results)) $ do
    mapM_ (putStrLn . output) (filter (not . isSuccess) (repeated : results))
    exitFailure
  putStrLn ("QuickCheck: " ++ show (length results + 1) ++ " idioms hold")
