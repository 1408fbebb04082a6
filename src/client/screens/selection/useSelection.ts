import { useState } from 'react'
import type { Selection } from '#client/ui/table'

interface Identified {
  readonly id: string
}

/** Rows picked among those of a page, to act on all of them at once; one that leaves the page is picked no more. */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): { readonly picked: readonly Row[]; readonly clear: () => void; readonly selection: Selection<Row> } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const picked = rows.filter(({ id }) => ids.has(id))
  return {
    picked,
    clear: () => {
      setIds(new Set())
    },
    selection: {
      isPicked: ({ id }) => ids.has(id),
      nameOf,
      onPick: (changed, isPicked) => {
        const others = picked.map(({ id }) => id).filter((id) => !changed.some((row) => row.id === id))
        setIds(new Set(isPicked ? [...others, ...changed.map(({ id }) => id)] : others))
      },
    },
  }
}
