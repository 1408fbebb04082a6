import { useMemo } from 'react'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { useAppSelector, type RootState } from '#client/store'
import { accountTypes, massTypes, type Answers, type ProfileType } from './steps'

/** What was answered, as the client sees it: what he types counts at once. */
export function useAnswers(accountId: string, massId: string | undefined): Answers {
  const select = useMemo(() => makeSelectAnswers(accountId, massId ?? ''), [accountId, massId])
  return useAppSelector(select)
}

type Reader = (state: RootState) => Answers[ProfileType]

function readerOf(parentId: string, type: ProfileType): Reader {
  const items = makeSelectItems(parentId, type)
  return (state) => {
    const [item] = items(state)
    return (item && selectEdited(state, type, item.ref.id)?.attributes) ?? {}
  }
}

function makeSelectAnswers(accountId: string, massId: string): (state: RootState) => Answers {
  const readers = [
    ...accountTypes.map((type) => [type, readerOf(accountId, type)] as const),
    ...massTypes.map((type) => [type, readerOf(massId, type)] as const),
  ]
  let last: { readonly of: Pick<RootState, 'entities' | 'autosave'>; readonly answers: Answers } | undefined
  return (state) => {
    // Most actions change neither what the server said nor what is typed.
    if (last?.of.entities === state.entities && last.of.autosave === state.autosave) return last.answers
    const answers = { ...NOTHING, ...Object.fromEntries(readers.map(([type, read]) => [type, read(state)])) }
    last = { of: { entities: state.entities, autosave: state.autosave }, answers }
    return answers
  }
}

const NOTHING: Answers = {
  pp_professional_situation: {},
  financial_situation: {},
  fiscality: {},
  pp_objective: {},
  quiz: {},
  politically_exposed_person: {},
  pp_income: {},
  pp_charge: {},
  financial_asset: {},
  non_financial_asset: {},
}
