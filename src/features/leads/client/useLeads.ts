import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import type { ListRequest } from '#client/api'
import { leadRow, type LeadRow } from './rows'
import { currentInstant } from './now'

export interface Leads extends Omit<ListReading<'client_lead'>, 'resources'> {
  readonly rows: readonly LeadRow[]
}

/** Reads a page of leads, with the names of those who follow them. */
export function useLeads(request: Omit<ListRequest, 'type'>): Leads {
  const { resources, ...reading } = useResourceList('client_lead', { ...request, include: ['adviser'] })
  const entities = useAppSelector((state) => state.entities)
  const now = currentInstant()
  return { ...reading, rows: resources.map((lead) => leadRow({ entities }, lead, now)) }
}
