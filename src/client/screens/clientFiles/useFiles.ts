import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import { today } from '../today'
import { rowOf, type FileRow } from './rows'
import { requestOf, type Search } from './search'
import { useUsualLoan, type UsualLoan } from '../useUsualLoan'

export interface Files extends Omit<ListReading<'client_file'>, 'resources'> {
  readonly rows: readonly FileRow[]
  readonly loan: UsualLoan | undefined
}

/** Reads a page of client files, and what the rows show of their households. */
export function useFiles(search: Search, rights: { figures: boolean; advisers: boolean }): Files {
  const { resources, ...reading } = useResourceList('client_file', requestOf(search, rights))
  const entities = useAppSelector((state) => state.entities)
  const loan = useUsualLoan(rights.figures)
  const day = today()
  return { ...reading, loan, rows: resources.map((file) => rowOf({ entities }, file, loan, day)) }
}
