import { useSearchParams } from 'react-router-dom'

/** The parameter of an address that names the columns of its list. */
export const COLUMNS = 'colonnes'

/** What a person may choose among: the name of a row and the actions on it always stand. */
export interface Choosable {
  readonly key: string
  readonly title: string
  /** Stays in sight when the table is wider than its place; stands whatever is chosen. */
  readonly pinned?: boolean
  /** Stands only where a person chose it. */
  readonly isExtra?: boolean
}

/** The keys of the columns that an address chooses, or the usual ones. */
export function chosenKeys(columns: readonly Choosable[], parameters: URLSearchParams): readonly string[] {
  const asked = parameters.get(COLUMNS)?.split(',')
  return columns.filter(({ key, isExtra = false }) => asked?.includes(key) ?? !isExtra).map(({ key }) => key)
}

/** The columns that a list shows: those that the address chooses, and the pinned ones. */
export function useChosenColumns<Column extends Choosable>(columns: readonly Column[]): readonly Column[] {
  const [parameters] = useSearchParams()
  const keys = chosenKeys(columns, parameters)
  return columns.filter(({ key, pinned = false }) => pinned || keys.includes(key))
}
