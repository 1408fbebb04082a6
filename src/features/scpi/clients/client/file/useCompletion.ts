import { useMemo } from 'react'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { useAppSelector, type RootState } from '#client/store'
import { completionOf, type Completion } from '#features/scpi/clients/contract/rules'
import { useAccount } from './useAccount'

/**
 * What is filled of a client’s file, as the person sees it: what they type counts at once. An account that is not open yet counts as empty; its
 * answers are not told one by one, since they have no field.
 */
export function useCompletion(id: string): Completion {
  const accountId = useAccount(id)?.id
  const select = useMemo(() => makeSelectCompletion(id, accountId), [id, accountId])
  return useAppSelector(select)
}

function makeSelectCompletion(id: string, accountId: string | undefined): (state: RootState) => Completion {
  const family = makeSelectItems(id, 'family_situation')
  const representatives = makeSelectItems(id, 'representative')
  const children = makeSelectItems(accountId ?? '', 'pp_account_child')
  let last: { readonly of: Pick<RootState, 'entities' | 'autosave'>; readonly completion: Completion } | undefined
  return (state) => {
    // Most actions change neither what the server said nor what is typed.
    if (last?.of.entities === state.entities && last.of.autosave === state.autosave) return last.completion
    const sections = [...family(state), ...representatives(state), ...children(state)]
    const completion = completionOf([
      ...held(selectEdited(state, 'scpi_client', id)),
      ...(accountId === undefined ? [NO_ACCOUNT] : held(selectEdited(state, 'pp_account', accountId))),
      ...sections.flatMap(({ ref }) => held(selectEdited(state, ref.type, ref.id))),
    ])
    const told =
      accountId === undefined
        ? { ...completion, missing: completion.missing.filter(({ section }) => section !== 'pp_account') }
        : completion
    last = { of: { entities: state.entities, autosave: state.autosave }, completion: told }
    return told
  }
}

const NO_ACCOUNT = { type: 'pp_account', attributes: {} } as const

const held = <Held>(resource: Held | undefined): readonly Held[] => (resource === undefined ? [] : [resource])
