export { collect, keyOf, type CollectedFeed, type FeedLine, type PlacedFinding, type ProgramGroup } from './collect'
export { lotColumns, programColumns, type LotValues, type ProgramValues } from './columns'
export {
  feedColumns,
  guessColumns,
  headingsOf,
  isColumn,
  kindOf,
  kindWith,
  saidBy,
  type FeedColumn,
  type FeedKind,
  type FileColumns,
} from './fileColumns'
export { rejected, warning, neutralised, type Finding, type Outcome } from './finding'
export { checkLot, earnedYields, type Earned, type LotProgram, type LotRow } from './lot'
export { isDwelling, priceOf } from './price'
export { checkProgram, type FindMunicipalities, type Municipality, type ProgramRow } from './program'
export { layoutOf, missingHeadings, readLine, type Layout } from './readLine'
export { comparable } from './text'
