import type { Choice } from '#contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { scpiClientsApi } from '../api'

/** The colleagues who follow SCPI clients; none for those who do not say who does. */
export function useAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = scpiClientsApi.useClientAdvisersQuery(undefined, { skip: !isAsked })
  const advisers = useAppSelector((state) => selectRelated(state, 'user', data?.refs))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: [attributes.first_name, attributes.last_name].filter(Boolean).join(' '),
  }))
}
