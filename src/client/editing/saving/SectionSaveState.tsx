import type { ResourceType } from '#contract'
import { selectSavedAt, selectSectionState } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { SectionState } from '#client/ui'
import { useOpenAggregate } from '../OpenAggregateContext'
import { selectFieldsToCorrect } from './saveStates'
import { useTypedSection } from '../Typing'

/** Where the edits of a section of the open file stand; `isShort` in a narrow column. */
export function SectionSaveState({ type, isShort = false }: { type: ResourceType; isShort?: boolean }) {
  const root = useOpenAggregate()
  const { id, readOnly } = root
  const saved = useAppSelector((all) => selectSectionState(all, id, type))
  const state = useTypedSection() === type ? 'dirty' : saved
  const savedAt = useAppSelector((all) => selectSavedAt(all, id, type))
  const fieldsToCorrect = useAppSelector((all) => selectFieldsToCorrect(all, root, type))
  // Shown without the right to edit only while something is unsaved: the right may have been withdrawn during the session.
  if (readOnly && ['pristine', 'saved'].includes(saved)) return null
  return (
    <SectionState
      state={state}
      savedAt={instantOf(savedAt)}
      fieldsToCorrect={fieldsToCorrect}
      isShort={isShort}
      isUnderHeader
    />
  )
}

/** @param milliseconds since 1970 */
export const instantOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()
