import type { Choice } from '#contract'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { clientFileApi } from '../api'

/** The colleagues who follow client files; none for those who see their own only. */
export function useFileAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = clientFileApi.useFileAdvisersQuery(undefined, { skip: !isAsked })
  const advisers = useAppSelector((state) => selectRelated(state, 'user', data?.refs))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: [attributes.first_name, attributes.last_name].filter(Boolean).join(' '),
  }))
}
