import type { Ref, ResourceOf } from '#contract/jsonapi'

const none: readonly Ref<'client_lead'>[] = []
const areLeads = (refs: readonly Ref[]): refs is readonly Ref<'client_lead'>[] =>
  refs.every(({ type }) => type === 'client_lead')

/** The other leads with the same address or number: the same list as long as the answer is the same. */
export function duplicatesOf({
  relationships: { duplicates },
}: ResourceOf<'client_lead'>): readonly Ref<'client_lead'>[] {
  return Array.isArray(duplicates) && areLeads(duplicates) ? duplicates : none
}
