import { selectMany } from '#client/entities'
import { everyRef } from '#client/screens/selection'
import type { AppStore } from '#client/store'
import { leadRowAt, selectLeadFacts, type LeadRow } from './leadRow'
import { leadSearch, type LeadSearch } from './leadSearch'
import { currentInstant } from './relativeTime'

/** Every lead that a search finds, whatever its page. @throws {Error} with a French sentence */
export async function everyLead(store: AppStore, search: LeadSearch): Promise<readonly LeadRow[]> {
  const request = { type: 'client_lead', ...leadSearch.requestOf(search), include: ['adviser'] } as const
  const ids = (await everyRef(store, request)).map(({ id }) => ({ type: 'client_lead' as const, id }))
  const state = store.getState()
  const now = currentInstant()
  return selectMany(state, ids).map((lead) => leadRowAt(selectLeadFacts(state, lead), now))
}
