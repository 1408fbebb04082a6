import { flag, instant, integer, longText, password, structured, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { isListOf, isObject, isText } from '#contract/json'
import { isUuid, messages, type FieldErrors } from '#contract'

/** How many readers and studies a sending has at most, and how long its links open, days. */
export const MOST_RECIPIENTS = 10
const MOST_REPORTS = 3
export const USUAL_DAYS = 30
const MOST_DAYS = 90

/** Somebody who is sent a study. */
export interface Recipient {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

/** A reader as the adviser sees them: their link, and what they did with it. Instants are ISO 8601. */
export interface SentRecipient extends Recipient {
  readonly id: string
  readonly link: string
  readonly opened_at: string | null
  readonly bounced_at: string | null
  /** They asked for their reading not to be told. */
  readonly opted_out: boolean
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isWord = (value: unknown, longest = 255): value is string =>
  isText(value) && value.trim() !== '' && value.length <= longest

const isRecipient = (value: unknown): value is Recipient =>
  isObject(value) &&
  isWord(value['firstname']) &&
  isWord(value['lastname']) &&
  isWord(value['email']) &&
  MAIL.test(value['email'])

const isRecipients = (value: unknown): value is readonly Recipient[] =>
  isListOf(value, isRecipient) &&
  value.length >= 1 &&
  value.length <= MOST_RECIPIENTS &&
  new Set(value.map(({ email }) => email.toLowerCase())).size === value.length

/** What is wrong with those a study is sent to, each by its field: `recipients.1.email`. */
export function recipientErrors(recipients: readonly Recipient[]): FieldErrors {
  const mails = recipients.map(({ email }) => email.trim().toLowerCase())
  return Object.fromEntries(
    recipients.flatMap(({ firstname, lastname, email }, index) => {
      const isKnown = email.trim() !== '' && mails.indexOf(email.trim().toLowerCase()) < index
      const wrong = {
        firstname: isWord(firstname) ? undefined : messages.required,
        lastname: isWord(lastname) ? undefined : messages.required,
        email: isKnown ? 'Cette adresse est celle d’un autre destinataire.' : mailError(email),
      }
      return Object.entries(wrong).flatMap(([field, said]) =>
        said === undefined ? [] : [[`recipients.${index}.${field}`, [said]] as const],
      )
    }),
  )
}

function mailError(email: string): string | undefined {
  if (email.trim() === '') return messages.required
  return isWord(email) && MAIL.test(email) ? undefined : 'Cette adresse e-mail n’est pas valide.'
}

const isSentRecipients = (value: unknown): value is readonly SentRecipient[] =>
  isListOf(value, (one): one is SentRecipient => isRecipient(one) && 'link' in one)

const isReports = (value: unknown): value is readonly string[] =>
  isListOf(value, isText) &&
  value.length >= 1 &&
  value.length <= MOST_REPORTS &&
  value.every(isUuid) &&
  new Set(value).size === value.length

const subject = text({ label: 'Objet', required: true, maxLength: 150, private: true })
const message = longText({ label: 'Message', private: true, maxLength: 5_000 })
const days = integer({ label: 'Durée du lien', unit: 'jours', minimum: 1, maximum: MOST_DAYS })

/** Studies that were sent together, to whom, and until when their links open. */
export const commercialReportPackage = defineResource(
  'commercial_report_package',
  {
    subject: { ...subject, readOnly: true },
    message: { ...message, readOnly: true },
    recipients: structured(
      { kind: 'object', message: 'Une liste de destinataires', isValue: isSentRecipients },
      { label: 'Destinataires', readOnly: true, private: true },
    ),
    expires_at: instant({ label: 'Lien valable jusqu’au' }),
    revoked_at: instant({ label: 'Révoqué le' }),
    has_password: flag({ label: 'Protégé par un mot de passe', readOnly: true }),
    created_at: instant({ label: 'Envoyé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    created_by: { type: 'user', many: false },
    reports: { type: 'commercial_report', many: true },
  },
)

/** What is sent. */
export const packageCreation = defineResource('commercial_report_package', {
  reports: structured(
    { kind: 'object', message: `De 1 à ${MOST_REPORTS}\u00a0études, par leurs identifiants`, isValue: isReports },
    { label: 'Études', required: true },
  ),
  recipients: structured(
    {
      kind: 'object',
      message: `De 1 à ${MOST_RECIPIENTS}\u00a0destinataires, chacun avec prénom, nom et une adresse e-mail différente`,
      isValue: isRecipients,
    },
    { label: 'Destinataires', required: true, private: true },
  ),
  subject,
  message,
  days,
  password: password({
    label: 'Mot de passe de lecture',
    minLength: 8,
    help: 'Facultatif\u00a0: 8\u00a0caractères au moins, dit au client autrement que par e-mail.',
  }),
})

/** What is done with a sending. */
export const packageChange = defineResource('commercial_report_package', {
  action: text({ label: 'Action', required: true, help: '`resend`, `revoke` ou `extend`' }),
  days,
})
