import { useMemo } from 'react'
import { lotKind, lotName, usePlaces } from '#features/catalogue/client/lots'
import type { Catalogue } from '#features/catalogue/contract'
import type { Bench } from './benchAddress'
import { subjectOfHome, subjectOfLot, type Subject } from './references'

/** What the address of the page asks to situate; undefined for nothing, and for a lot that the catalogue does not list. */
export function useSubject({ properties }: Catalogue, { lot: id, home }: Bench): Subject | undefined {
  const lot = id === null ? undefined : properties.find((each) => each.id === id)
  const { nameOf } = usePlaces([lot?.program.municipality])
  return useMemo(() => {
    if (lot) return subjectOfLot(lot, [lotName(lot), lotKind(lot), nameOf(lot.program.municipality)].join(' · '))
    return home ? subjectOfHome(home) : undefined
  }, [lot, home, nameOf])
}
