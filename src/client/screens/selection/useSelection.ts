import { useState } from 'react'
import type { Selection } from '#client/ui/table'

interface Identified {
  readonly id: string
}

/** What a list finds, of which its rows are a page. */
interface Found {
  /** Names the search, whatever the page. */
  readonly search: string
  readonly total: number
}

export interface Picked<Row> {
  /** Of those on the page. */
  readonly picked: readonly Row[]
  /** All that the search finds is picked. */
  readonly isWhole: boolean
  /** Picks all that the search finds; absent where there is no more than the rows that are picked. */
  readonly pickWhole: (() => void) | undefined
  readonly clear: () => void
  readonly selection: Selection<Row>
}

/**
 * Rows picked among those of a page, to act on all of them at once; one that leaves the page is picked no more, unless all
 * that the search finds was picked.
 */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { search, total }: Found,
): Picked<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [whole, setWhole] = useState<string | null>(null)
  const isWhole = whole === search
  const isPicked = ({ id }: Row): boolean => isWhole || ids.has(id)
  const picked = rows.filter(isPicked)
  const pick = (chosen: readonly string[], wholeSearch: string | null = null) => {
    setIds(new Set(chosen))
    setWhole(wholeSearch)
  }
  const isPage = rows.length > 0 && picked.length === rows.length && total > rows.length
  return {
    picked,
    isWhole,
    pickWhole:
      isPage && !isWhole
        ? () => {
            pick([], search)
          }
        : undefined,
    clear: () => {
      pick([])
    },
    selection: {
      isPicked,
      nameOf,
      onPick: (changed, isOn) => {
        const others = picked.map(({ id }) => id).filter((id) => !changed.some((row) => row.id === id))
        pick(isOn ? [...others, ...changed.map(({ id }) => id)] : others)
      },
    },
  }
}
