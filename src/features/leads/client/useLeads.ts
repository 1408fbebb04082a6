import { shallowEqual } from 'react-redux'
import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import type { ListRequest } from '#client/api'
import { leadRowAt, selectLeadFacts, type LeadRow } from './leadRow'
import { currentInstant } from './relativeTime'

export interface Leads extends Omit<ListReading<'client_lead'>, 'resources'> {
  readonly rows: readonly LeadRow[]
}

/** Reads a page of leads, with the names of those who follow them. */
export function useLeads(request: Omit<ListRequest, 'type'>): Leads {
  const { resources, ...reading } = useResourceList('client_lead', { ...request, include: ['adviser'] })
  const facts = useAppSelector((state) => resources.map((lead) => selectLeadFacts(state, lead)), shallowEqual)
  const now = currentInstant()
  return { ...reading, rows: facts.map((lead) => leadRowAt(lead, now)) }
}
