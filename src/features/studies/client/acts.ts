import { useSearchParams } from 'react-router-dom'
import { api, errorsOf, ofList, outcomeOf, pathOf } from '#client/api'
import { selectResource } from '#client/entities'
import { useConfirm, useCopyToClipboard, useToast } from '#client/feedback'
import { useFileDownload } from '#client/screens/downloads'
import { sentenceOf, useAction } from '#client/screens/lifecycle'
import { useAppDispatch, useAppStore } from '#client/store'
import { formatDate } from '#client/ui'
import { studyLifecycle, USUAL_DAYS, type StudyAction } from '#features/studies/contract'
import { usualChapters } from '#features/studies/contract/study'
import { recipientOf } from './composer/useRecipients'
import { newDraft, type StudyDraft } from './drafts/draft'
import { useDraftActs } from './drafts/useStudyDraft'
import { studyKind, type Sending, type Study } from './kinds'
import { withLocation } from './studiesLocation'
import { editionText } from './studyText'
import { hasOpenLinks, linkOf, useSending } from './useSending'
import { useStudyRights } from './useStudyRights'

/** Something that may be done with a study. */
export interface StudyAct {
  readonly key: string
  readonly label: string
  readonly isDangerous?: boolean
  /** It gives the link of one reader. */
  readonly isLink?: boolean
  /** Of its lifecycle, which the server may refuse. */
  readonly action?: StudyAction
  readonly act: () => void
}

const isPossible = (study: Study, action: StudyAction): boolean =>
  studyLifecycle.transitions[action].from.some((status) => status === study.attributes.status)

/** What a new draft takes over from a study, and from how it was sent. */
const draftOf = (
  { attributes: { title, chapters, scenarios, properties, sliders } }: Study,
  sending: Sending | undefined,
): StudyDraft => ({
  ...newDraft,
  recipients: sending?.attributes.recipients?.map(recipientOf) ?? null,
  subject: sending?.attributes.subject ?? null,
  title: title ?? null,
  chapters: chapters ?? usualChapters,
  scenarios: scenarios ?? null,
  properties: properties ?? null,
  sliders: sliders ?? [],
})

/** All that the viewer may do with a study of a client file. @param file id of the client file */
export function useStudyActs(file: string, study: Study): readonly StudyAct[] {
  const { edits } = useStudyRights()
  const sending = useSending(study)
  const reading = useReadingActs(study, sending)
  const writing = [...useSendingActs(study, sending), ...useOwnActs(file, study, sending)]
  const possible = writing.filter(({ action }) => action === undefined || isPossible(study, action))
  return edits ? [...reading, ...possible] : reading
}

/** Its paper, and the links of its readers. */
function useReadingActs(study: Study, sending: Sending | undefined): readonly StudyAct[] {
  const download = useFileDownload()
  const copy = useCopyToClipboard()
  const isPrinted = study.attributes.generated_at !== null && study.attributes.generated_at !== undefined
  const readers = hasOpenLinks(study) ? (sending?.attributes.recipients ?? []) : []
  return [
    ...(isPrinted
      ? [
          {
            key: 'pdf',
            label: 'Télécharger le PDF',
            act: () => {
              void download({ path: `${pathOf(study)}/pdf`, name: `${study.attributes.title ?? 'etude'}.pdf` })
            },
          },
        ]
      : []),
    ...readers.map(({ id, firstname, lastname, link }) => ({
      key: `copy-${id}`,
      label: `Copier le lien de ${firstname} ${lastname}`,
      isLink: true,
      act: () => {
        void copy(linkOf(link), {
          copied: 'Lien copié',
          refused: 'Le lien n’a pas pu être copié\u00a0: ouvrez le suivi de l’étude pour le sélectionner.',
        })
      },
    })),
  ]
}

interface SendingChange {
  readonly action: 'resend' | 'extend' | 'revoke'
  readonly days?: number
}

/** What is done with the links that were sent. */
function useSendingActs(study: Study, sending: Sending | undefined): readonly StudyAct[] {
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const toast = useToast()
  const confirm = useConfirm()
  if (sending === undefined) return []
  const send = async (attributes: SendingChange, done: () => string) => {
    const { error } = outcomeOf(await update({ ref: sending, attributes }))
    dispatch(api.util.invalidateTags([ofList('commercial_report')]))
    if (error) toast({ type: 'error', message: sentenceOf(errorsOf(error)) })
    else toast({ type: 'success', message: done() })
  }
  const openUntil = () => {
    const { expires_at } = selectResource(store.getState(), sending.type, sending.id)?.attributes ?? {}
    return `Lien valable jusqu’au ${formatDate(expires_at)}`
  }
  const { label, confirmation = '' } = studyLifecycle.transitions.revoke
  const revoke = async () => {
    const question = { question: `${label}\u202f?`, consequence: confirmation, yes: label, isDangerous: true }
    if (await confirm(question)) await send({ action: 'revoke' }, () => 'Lien révoqué')
  }
  return [
    {
      ...{ key: 'resend', action: 'resend', label: 'Relancer' },
      act: () => {
        void send({ action: 'resend' }, () => 'E-mail de relance envoyé')
      },
    },
    {
      ...{ key: 'extend', action: 'extend', label: `Prolonger le lien de ${USUAL_DAYS}\u00a0jours` },
      act: () => {
        void send({ action: 'extend', days: USUAL_DAYS }, openUntil)
      },
    },
    {
      ...{ key: 'revoke', action: 'revoke', label, isDangerous: true },
      act: () => {
        void revoke()
      },
    },
  ]
}

/** What is done with the study itself. */
function useOwnActs(file: string, study: Study, sending: Sending | undefined): readonly StudyAct[] {
  const [, setParameters] = useSearchParams()
  const { begin } = useDraftActs(file)
  const toast = useToast()
  const change = useAction(studyKind, study)
  const compose = async (draft: StudyDraft) => {
    if (await begin(draft)) setParameters((current) => withLocation(current, { isComposing: true }))
  }
  const remove = useRemoval(study)
  const isStale = study.attributes.status === 'stale'
  return [
    {
      ...{ key: 'retry', action: 'retry', label: 'Réessayer' },
      act: () => {
        void change({ action: 'retry' }).then(
          (errors) => errors && toast({ type: 'error', message: sentenceOf(errors) }),
        )
      },
    },
    {
      ...{ key: 'send', action: 'send', label: 'Envoyer au client' },
      act: () => {
        void compose({ ...draftOf(study, sending), report: study.id, step: 2 })
      },
    },
    {
      ...{
        key: 'regenerate',
        action: 'regenerate',
        label: isStale ? 'Faire une nouvelle version' : 'Nouvelle version',
      },
      act: () => {
        void compose({ ...draftOf(study, sending), previous: study.id })
      },
    },
    { key: 'remove', label: 'Supprimer', isDangerous: true, act: remove },
  ]
}

/** Deletes a study after a question, and closes what shows it. */
function useRemoval(study: Study): () => void {
  const [, setParameters] = useSearchParams()
  const [remove] = api.useRemoveMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const isSent = study.attributes.sent_at !== null && study.attributes.sent_at !== undefined
  const question = {
    question: `Supprimer la ${editionText(study).toLowerCase()}\u202f?`,
    consequence: isSent
      ? 'Son lien ne s’ouvrira plus, et ses lectures seront effacées.'
      : 'Son PDF sera effacé. Rien n’a été envoyé au client.',
    yes: 'Supprimer',
    isDangerous: true,
  }
  const removeIt = async () => {
    if (!(await confirm(question))) return
    const { error } = outcomeOf(await remove({ ref: { type: 'commercial_report', id: study.id } }))
    if (error) {
      toast({ type: 'error', message: sentenceOf(errorsOf(error)) })
      return
    }
    setParameters((current) => withLocation(current, {}), { replace: true })
    toast({ type: 'success', message: 'Étude supprimée' })
  }
  return () => {
    void removeIt()
  }
}
