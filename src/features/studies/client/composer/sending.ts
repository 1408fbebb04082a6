import { useState } from 'react'
import type { FieldErrors } from '#contract'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { StudyDraft } from '../drafts/draft'
import { useContentKey } from './generation'
import { USUAL_SUBJECT, USUAL_MESSAGE } from './usualWords'
import { useRecipients } from './useRecipients'

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Sends the study that was made of a draft; answers what was refused. */
export function useSend(draft: StudyDraft, password: string | null) {
  const [create] = api.useCreateMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const keyOf = useContentKey()
  const recipients = useRecipients(draft)
  const [isSending, setSending] = useState(false)
  const send = async (report: string): Promise<FieldErrors | undefined> => {
    const lacking = lackingIn(draft, recipients.length, recipients.filter(({ email }) => MAIL.test(email)).length)
    if (lacking !== undefined) return lacking
    const attributes = {
      reports: [report],
      recipients,
      subject: draft.subject ?? USUAL_SUBJECT,
      message: draft.message ?? USUAL_MESSAGE,
      days: draft.days,
      ...(password === null ? {} : { password }),
    }
    setSending(true)
    const { error } = outcomeOf(
      await create({ type: 'commercial_report_package', attributes, idempotencyKey: keyOf(attributes) }),
    )
    setSending(false)
    if (error) return errorsOf(error)
    dispatch(api.util.invalidateTags([ofList('commercial_report')]))
    toast({ type: 'success', message: `Étude envoyée à ${recipients.map(({ firstname }) => firstname).join(', ')}` })
    return undefined
  }
  return { recipients, isSending, send }
}

function lackingIn({ days }: StudyDraft, count: number, withMail: number): FieldErrors | undefined {
  const lacking = {
    ...(count === 0 ? { recipients: ['Choisissez au moins un destinataire.'] } : {}),
    ...(withMail < count ? { recipients: ['Chaque destinataire a besoin d’une adresse e-mail.'] } : {}),
    ...(days === null || days < 1 || days > 90 ? { days: ['De 1 à 90\u00a0jours.'] } : {}),
  }
  return Object.keys(lacking).length > 0 ? lacking : undefined
}
