import { useState } from 'react'
import type { FieldErrors } from '#contract'
import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { StudyDraft } from '../drafts/draft'
import { useContentKey } from './generation'
import { USUAL_SUBJECT, USUAL_MESSAGE } from './usualWords'
import { useRecipients } from './useRecipients'

/** Sends the study that was made of a draft; answers what was refused. */
export function useSend(draft: StudyDraft, password: string | null) {
  const [create] = api.useCreateMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const keyOf = useContentKey()
  const recipients = useRecipients(draft)
  const [isSending, setSending] = useState(false)
  const send = async (report: string): Promise<FieldErrors | undefined> => {
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
  return { isSending, send }
}
