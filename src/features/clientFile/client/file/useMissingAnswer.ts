import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { definitionOf } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { type RootState, useAppSelector } from '#client/store'
import { clientFileAddress, sectionAddress } from '#features/clientFile/contract'
import { clientFileSections, expectedAnswers, type ExpectedAnswer } from '#features/clientFile/contract/household'
import { placeOf } from './solution/results/placeOf'

/** The first answer that the file, by its id, still lacks: where it is typed and its label. Without any, the household. */
export function useMissingAnswer(id: string): { readonly address: string; readonly label: string | undefined } {
  const selectMissing = useMemo(() => makeSelectMissing(id), [id])
  const missing = useAppSelector(selectMissing, shallowEqual)
  if (missing === undefined) return { address: clientFileAddress(id, 'informations'), label: undefined }
  return { address: addressOf(id, missing), label: definitionOf(missing.type).fields[missing.name]?.label }
}

/** What the answer of a file is found in. */
type Looked = Pick<RootState, 'entities' | 'autosave'>

function makeSelectMissing(id: string): (state: RootState) => ExpectedAnswer | undefined {
  const selectors = clientFileSections.map(({ definition }) => makeSelectItems(id, definition.type))
  let last: { readonly looked: Looked; readonly missing: ExpectedAnswer | undefined } | undefined
  return (state) => {
    // Most actions change neither what the server said nor what is typed: a slider on its way, figures that come.
    if (last?.looked.entities === state.entities && last.looked.autosave === state.autosave) return last.missing
    const sections = selectors.flatMap((selectItems): Resource[] =>
      selectItems(state).flatMap(({ ref }) => selectEdited(state, ref.type, ref.id) ?? []),
    )
    const { household, solution } = expectedAnswers(sections)
    const missing = [...household, ...solution].find(({ value }) => value === null)
    last = { looked: { entities: state.entities, autosave: state.autosave }, missing }
    return missing
  }
}

function addressOf(id: string, { type, name }: ExpectedAnswer): string {
  // A calculation calls the price of the property in a word of its own.
  if (type === 'simulation') return placeOf(id, name === 'investment_price' ? 'property_price' : name)
  const path = clientFileSections.find(({ definition }) => definition.type === type)?.path ?? ''
  return sectionAddress(id, path, name)
}
