import type { ResourceType } from '#contract'
import { retried, selectSavedAt, selectSectionState } from '#client/autosave'
import { useAppDispatch, useAppSelector } from '#client/store'
import { SectionState } from '#client/ui'
import { useOpenAggregate } from '../OpenAggregateContext'
import { selectFieldsToCorrect } from './saveStates'
import { useTypedSection } from '../Typing'
import { useCopy } from './useCopy'
import { useItems } from '../useSection'

/** Where the edits of a section of the open file stand. */
export function SectionSaveState({ type }: { type: ResourceType }) {
  const root = useOpenAggregate()
  const { id, readOnly } = root
  const dispatch = useAppDispatch()
  const items = useItems(type)
  const saved = useAppSelector((all) => selectSectionState(all, id, type))
  const state = useTypedSection() === type ? 'dirty' : saved
  const savedAt = useAppSelector((all) => selectSavedAt(all, id, type))
  const fieldsToCorrect = useAppSelector((all) => selectFieldsToCorrect(all, root, type))
  const retry = () => {
    dispatch(retried())
    for (const { ref } of items) dispatch(retried(ref))
  }
  const copy = useCopy(type)
  // Shown without the right to edit only while something is unsaved: the right may have been withdrawn during the session.
  if (readOnly && ['pristine', 'saved'].includes(saved)) return null
  return (
    <SectionState
      state={state}
      savedAt={instantOf(savedAt)}
      fieldsToCorrect={fieldsToCorrect}
      onRetry={retry}
      onCopy={() => {
        void copy()
      }}
    />
  )
}

/** @param milliseconds since 1970 */
export const instantOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
