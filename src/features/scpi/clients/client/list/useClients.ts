import { shallowEqual } from 'react-redux'
import { selectDeletions } from '#client/feedback'
import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import { selectClientRow, type ClientRow } from './clientRow'
import { clientSearch, type ClientSearch } from './clientSearch'

export interface Clients extends Omit<ListReading<'scpi_client'>, 'resources'> {
  readonly rows: readonly ClientRow[]
}

/** Reads a page of clients, with the names of those who follow them; without those that are about to be deleted. */
export function useClients(search: ClientSearch, isAsked: boolean): Clients {
  const request = { ...clientSearch.requestOf(search), include: ['adviser'] }
  const { resources, ...reading } = useResourceList('scpi_client', request, isAsked)
  const deleted = useAppSelector(selectDeletions).map(({ ref }) => ref.id)
  const rows = useAppSelector((state) => resources.map((client) => selectClientRow(state, client)), shallowEqual)
  return { ...reading, rows: rows.filter(({ id }) => !deleted.includes(id)) }
}
