import type { Choice } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { selectMany } from '#client/entities'
import { useAppSelector } from '#client/store'
import { leadsApi } from './api'
import { fullName } from './rows'

const none: readonly Ref[] = []
const isUser = (ref: Ref): ref is Ref<'user'> => ref.type === 'user'

/** The colleagues who follow leads, for those who decide who does; none for the others. */
export function useAdvisers(isAsked: boolean): readonly Choice[] {
  const { data } = leadsApi.useLeadAdvisersQuery(undefined, { skip: !isAsked })
  const refs = data?.refs ?? none
  const advisers = useAppSelector((state) => selectMany(state, refs.every(isUser) ? refs : noUser))
  return advisers.map(({ id, attributes }) => ({
    value: id,
    label: fullName(attributes.first_name, attributes.last_name),
  }))
}
const noUser: readonly Ref<'user'>[] = []
