import type { Choice } from '#contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { leadsApi } from './api'
import { fullName } from './leadRow'

/** The colleagues who follow leads, for those who decide who does; none for the others. */
export function useAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = leadsApi.useLeadAdvisersQuery(undefined, { skip: !isAsked })
  const advisers = useAppSelector((state) => selectRelated(state, 'user', data?.refs))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: fullName(attributes.first_name, attributes.last_name),
  }))
}
