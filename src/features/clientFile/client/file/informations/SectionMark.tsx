import { CheckOutlined } from '@ant-design/icons'
import { selectSectionState } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { useOpenAggregate } from '#client/editing'
import { selectFieldsToCorrect } from '#client/editing/saving'
import { useIsFilled, useMissingAnswers, useUnconfirmedAnswers, type InformationSection } from './sections'

/** In the list of sections: what a section still asks of the person. */
export function SectionMark({ type }: Pick<InformationSection, 'type'>) {
  const root = useOpenAggregate()
  const state = useAppSelector((all) => selectSectionState(all, root.id, type))
  const toCorrect = useAppSelector((all) => selectFieldsToCorrect(all, root, type))
  const missing = useMissingAnswers(type)
  const toConfirm = useUnconfirmedAnswers(type)
  const hasAnswers = useIsFilled(type)
  if (toCorrect > 0) return <span className="section-mark mark-error">{toCorrect} à corriger</span>
  if (state === 'error' || state === 'conflict') return <span className="section-mark mark-error">Non enregistré</span>
  if (state === 'offline') return <span className="section-mark mark-warning">Sur cet appareil</span>
  if (missing > 0) return <span className="section-mark">{missing} à compléter</span>
  if (toConfirm > 0) return <span className="section-mark">{toConfirm} à confirmer</span>
  return !hasAnswers ? null : (
    <span className="section-mark mark-done">
      <CheckOutlined aria-label="Complet" />
    </span>
  )
}
