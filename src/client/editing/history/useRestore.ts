import { use } from 'react'
import type { ResourceType } from '#contract'
import { aggregateOf } from '#contract/resources'
import { useAppStore } from '#client/store'
import { formatDate, formatTime } from '#client/ui'
import { useConfirm, useToast } from '#client/feedback'
import { editedAttributes } from '../changes/fileChanges'
import { useChanges } from '../changes/ChangesProvider'
import { readChangesSince } from '../changes/history'
import { isRestorable, sectionLabel } from '../changes/words'
import type { Write } from '../changes/writes'
import { FieldAccessContext } from '../FieldAccessContext'
import { useOpenAggregate } from '../OpenAggregateContext'
import { restorationOf, restorationText } from './restoration'

/** Puts a section, or without one the whole file, back as it was before a write, after saying what that changes. */
export function useRestore(): (write: Write, section?: ResourceType) => Promise<void> {
  const store = useAppStore()
  const { id, type } = useOpenAggregate()
  const { make, tell } = useChanges()
  const confirm = useConfirm()
  const toast = useToast()
  const accessTo = use(FieldAccessContext)
  return async ({ id: changeId, changedAt }, section) => {
    const since = await readChangesSince(store, { type, id }, changeId, section)
    if (since === null) {
      toast({
        type: 'error',
        message: 'L’historique ne répond pas. Rien n’a été modifié\u202f; réessayez dans un instant.',
      })
      return
    }
    const restoration = restorationOf(
      since.filter(({ ref }) => isRestorable(ref.type)),
      (ref) => editedAttributes(store, ref),
      (of, name) => accessTo === undefined || accessTo(of, name) === 'write',
    )
    if (restoration.changes.length === 0) {
      toast({ type: 'notice', message: 'Rien à restaurer\u00a0: tout est déjà comme à ce moment.' })
      return
    }
    const what =
      section === undefined ? (aggregateOf(type)?.words.definite ?? '') : `«\u00a0${sectionLabel(section)}\u00a0»`
    const agreed = await confirm({
      question: `Restaurer ${what} à ce moment\u202f?`,
      yes: 'Restaurer',
      consequence:
        `État d’avant la modification du ${formatDate(changedAt)} à ${formatTime(changedAt)}\u00a0: ` +
        `${restorationText(restoration)} Rien n’est effacé de l’historique.`,
    })
    const made = agreed ? make(restoration.changes) : null
    if (made) tell(made)
  }
}
