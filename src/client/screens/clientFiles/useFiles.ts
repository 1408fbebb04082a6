import { useSyncExternalStore } from 'react'
import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import { onDeletions, pendingDeletions } from '../fileDeletions'
import { today } from '../today'
import { useUsualLoan, type UsualLoan } from '../useUsualLoan'
import { rowOf, type FileRow } from './rows'
import { requestOf, type Reader, type Search } from './search'

export interface Files extends Omit<ListReading<'client_file'>, 'resources'> {
  readonly rows: readonly FileRow[]
  readonly loan: UsualLoan | undefined
}

/** Reads a page of client files, and what the rows show of their households. */
export function useFiles(search: Search, rights: Reader): Files {
  const { resources, ...reading } = useResourceList('client_file', requestOf(search, rights))
  const entities = useAppSelector((state) => state.entities)
  const loan = useUsualLoan(rights.figures)
  const day = today()
  const deleted = useSyncExternalStore(onDeletions, pendingDeletions)
  return { ...reading, loan, rows: resources.filter(({ id }) => !deleted.has(id)).map((file) => rowOf({ entities }, file, loan, day)) }
}
