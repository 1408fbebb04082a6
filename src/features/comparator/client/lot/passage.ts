import { entriesOf, isText, isTexts } from '#contract/json'

/** What leads from a search to a lot, and on to those beside it: kept with the entry of the history. */
export interface Passage {
  /** Address of the search. */
  readonly search: string
  /** Ids of the lots around this one, in their order. */
  readonly lots: readonly string[]
}

/** How many lots before and after are led on to: a history entry is small. */
const AROUND = 50

export function passageOf(
  search: string,
  id: string,
  rows: readonly { readonly lot: { readonly id: string } }[],
): Passage {
  const place = rows.findIndex(({ lot }) => lot.id === id)
  return { search, lots: rows.slice(Math.max(0, place - AROUND), place + AROUND + 1).map(({ lot }) => lot.id) }
}

/** Reads the state of a history entry; undefined for one that is none. */
export function parsePassage(state: unknown): Passage | undefined {
  const { search, lots } = entriesOf(state)
  return isText(search) && isTexts(lots) ? { search, lots } : undefined
}

/** Whether what led here is the page of a programme. */
export const leadsFromProgram = ({ search }: Passage): boolean => search.startsWith('/comparateur/programme/')

/** What stands before and after one of several, by their ids; undefined at either end. */
export function besides(all: readonly string[], id: string): { readonly previous?: string; readonly next?: string } {
  const place = all.indexOf(id)
  if (place === -1) return {}
  const [previous, next] = [all[place - 1], all[place + 1]]
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }
}
