import { useMemo } from 'react'
import type { ResourceType } from '#contract'
import { makeSelectItems, selectEdited, type Item } from '#client/autosave'
import { useAppSelector, type RootState } from '#client/store'
import {
  completeRubrics,
  completionOf,
  completionOfAll,
  type Completion,
} from '#features/scpi/clients/contract/completion'
import { useAccount } from './useAccount'
import { useMasses } from './useMasses'

/** What is filled of a client’s whole file. */
export interface FileCompletion extends Completion {
  /** How many rubrics of the questionnaire lack nothing; null until all of it is read. */
  readonly rubrics: number | null
}

/**
 * What is filled of a client’s file, as the person sees it: what they type counts at once. An account that is not open yet counts as empty; its
 * answers are not told one by one, since they have no field.
 */
export function useCompletion(id: string): FileCompletion {
  const accountId = useAccount(id)?.id
  const masses = useMasses(accountId)
  const select = useMemo(
    () =>
      makeSelectCompletion(
        id,
        accountId,
        masses.map((mass) => mass.id),
      ),
    [id, accountId, masses],
  )
  return useAppSelector(select)
}

const ofClient = ['family_situation', 'representative'] as const satisfies readonly ResourceType[]
const ofAccount = [
  'financial_situation',
  'fiscality',
  'pp_professional_situation',
  'politically_exposed_person',
  'pp_objective',
  'quiz',
] as const satisfies readonly ResourceType[]
const ofMass = ['pp_income', 'pp_charge'] as const satisfies readonly ResourceType[]

function makeSelectCompletion(
  id: string,
  accountId: string | undefined,
  massIds: readonly string[],
): (state: RootState) => FileCompletion {
  const client = makeSelectHeld('scpi_client', id, ofClient)
  const account = makeSelectHeld('pp_account', accountId ?? '', [...ofAccount, 'pp_account_child'])
  const masses = massIds.map((massId) => makeSelectHeld('pp_entity', massId, [...ofMass, 'pp_entity_loan']))
  let last: { readonly of: Pick<RootState, 'entities' | 'autosave'>; readonly completion: FileCompletion } | undefined
  return (state) => {
    // Most actions change neither what the server said nor what is typed.
    if (last?.of.entities === state.entities && last.of.autosave === state.autosave) return last.completion
    const held = accountId === undefined ? [EMPTY_ACCOUNT] : [account(state), ...masses.map((select) => select(state))]
    const isRead = [...ofAccount, ...ofMass].every((type) => held.some((all) => all.some((one) => one.type === type)))
    const completion = completionOfAll([client(state), ...held].map(completionOf))
    const told = accountId === undefined ? completionOf(client(state)).missing : completion.missing
    last = {
      of: { entities: state.entities, autosave: state.autosave },
      completion: { ...completion, missing: told, rubrics: isRead ? completeRubrics(completion.missing) : null },
    }
    return last.completion
  }
}

type Held = Parameters<typeof completionOf>[0]

const EMPTY_ACCOUNT: Held = (['pp_account', ...ofAccount, ...ofMass] as const).map((type) => ({ type, attributes: {} }))

/** Makes the selector of a root with what its sections hold, as the person sees them. */
function makeSelectHeld(root: ResourceType, id: string, types: readonly ResourceType[]): (state: RootState) => Held {
  const sections: readonly ((state: RootState) => readonly Item[])[] = types.map((type) => makeSelectItems(id, type))
  return (state) => {
    const refs = [{ type: root, id }, ...sections.flatMap((select) => select(state).map(({ ref }) => ref))]
    return refs.flatMap((ref) => selectEdited(state, ref.type, ref.id) ?? [])
  }
}
