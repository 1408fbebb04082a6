import { selectSavedAt, selectSectionState } from '#client/autosave'
import { useAppSelector, type RootState } from '#client/store'
import { SectionState, StatusTag, type SaveState } from '#client/ui'
import type { Ref } from '#contract/jsonapi'
import { useOpenAggregate } from '../OpenAggregateContext'
import { useTypedSection } from '../Typing'
import { selectFieldsToCorrect } from './saveStates'
import { instantOf } from './SectionSaveState'

const NONE: readonly Ref[] = []

/** Whether all that the page has open is saved. @param also what is open beside the aggregate around */
export function PageSaveState({ also = NONE }: { also?: readonly Ref[] }) {
  const root = useOpenAggregate()
  const roots = [root, ...also]
  const saved = useAppSelector((all) => mostUrgent(roots.map(({ id }) => selectSectionState(all, id))))
  const state = useTypedSection() === null ? saved : 'dirty'
  const savedAt = useAppSelector((all) => lastSaved(all, roots))
  const fieldsToCorrect = useAppSelector((all) =>
    roots.reduce((count, each) => count + selectFieldsToCorrect(all, each), 0),
  )
  // Who has just lost the right to edit has something here that is not saved.
  if (root.readOnly && ['pristine', 'saved'].includes(saved)) return <StatusTag tone="info">Lecture seule</StatusTag>
  return <SectionState isShort state={state} savedAt={instantOf(savedAt)} fieldsToCorrect={fieldsToCorrect} />
}

const byUrgency: readonly SaveState[] = ['conflict', 'error', 'offline', 'invalid', 'saving', 'dirty', 'saved']

const mostUrgent = (states: readonly SaveState[]): SaveState =>
  byUrgency.find((state) => states.includes(state)) ?? 'pristine'

function lastSaved(state: RootState, roots: readonly Ref[]): number | null {
  const instants = roots.flatMap(({ id }) => selectSavedAt(state, id) ?? [])
  return instants.length === 0 ? null : Math.max(...instants)
}
