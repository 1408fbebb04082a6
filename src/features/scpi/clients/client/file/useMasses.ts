import { useMemo } from 'react'
import type { Ref } from '#contract/jsonapi'
import { scpiAccountsApi } from '../api'

type Mass = Ref<'pp_entity'>
const NONE: readonly Mass[] = []

/** The masses of an account, by its id: its own, and the one that it shares; none until they are read. */
export function useMasses(accountId: string | undefined): readonly Mass[] {
  const { data } = scpiAccountsApi.useMassesQuery(accountId ?? '', { skip: accountId === undefined })
  return useMemo(
    () => data?.refs.flatMap(({ type, id }) => (type === 'pp_entity' ? [{ type, id }] : [])) ?? NONE,
    [data],
  )
}
