import type { Choice } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { selectMany } from '#client/entities'
import { useAppSelector } from '#client/store'
import { clientFileApi } from '../api'

const none: readonly Ref<'user'>[] = []
const areUsers = (refs: readonly Ref[]): refs is readonly Ref<'user'>[] => refs.every(({ type }) => type === 'user')

/** The colleagues who follow client files; none for those who see their own only. */
export function useFileAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = clientFileApi.useFileAdvisersQuery(undefined, { skip: !isAsked })
  const advisers = useAppSelector((state) => selectMany(state, data && areUsers(data.refs) ? data.refs : none))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: [attributes.first_name, attributes.last_name].filter(Boolean).join(' '),
  }))
}
