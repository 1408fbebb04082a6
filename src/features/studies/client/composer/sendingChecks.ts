import { formatNumber } from '#client/ui'
import type { Recipient } from '#features/studies/contract'
import { inSliderOrder, studySliders, writeSliderValue } from '#features/studies/contract/study'
import type { StudyCheck } from '../api'
import type { StudyDraft } from '../drafts/draft'
import type { PasswordProps } from './StepProps'

interface Sent extends PasswordProps {
  readonly draft: StudyDraft
  readonly recipients: readonly Recipient[]
}

/** How the study will be sent, to be looked at with the rest: to whom, for how long, how guarded, with which sliders. */
export function sendingChecks({ draft: { days, sliders }, recipients, password, passwordWarning }: Sent): StudyCheck[] {
  const count = recipients.length
  const isWarned = passwordWarning !== undefined
  return [
    {
      ...{ key: 'recipients', state: count === 0 ? 'missing' : 'ok' },
      label: `${count === 0 ? 'Aucun' : formatNumber(count)} destinataire${count > 1 ? 's' : ''}`,
      message: recipients.map(({ firstname, lastname, email }) => `${firstname} ${lastname} (${email})`).join(', '),
    },
    {
      ...{ key: 'days', state: 'ok', label: 'Durée du lien' },
      message: `${days ?? '—'}\u00a0jours à partir de l’envoi.`,
    },
    {
      ...{ key: 'password', state: isWarned ? 'warning' : 'ok', label: 'Mot de passe' },
      message:
        passwordWarning ??
        (password === null
          ? 'Aucun\u00a0: le lien suffit pour ouvrir l’étude.'
          : 'Demandé à l’ouverture\u202f; dites-le au client autrement que par e-mail.'),
    },
    {
      ...{ key: 'sliders', state: 'ok', label: 'Ce que le client peut faire varier' },
      message:
        inSliderOrder(sliders)
          .map(
            ({ key, min, max }) => `${studySliders[key].label} de ${formatNumber(min)} à ${writeSliderValue(key, max)}`,
          )
          .join(', ') || 'Rien.',
    },
  ]
}
