import { useCopyToClipboard } from '#client/feedback'
import { formatDate, formatTime, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { SentRecipient } from '#features/studies/contract'
import type { Study } from '../kinds'
import { hasOpenLinks, linkOf, useSending } from '../useSending'

/** To whom it was sent, what became of it, and the link of each. */
export function Recipients({ study }: { readonly study: Study }) {
  const sending = useSending(study)
  const recipients = sending?.attributes.recipients ?? []
  if (recipients.length === 0) return null
  return (
    <section className="study-part">
      <h3>Destinataires</h3>
      <ul className="study-recipients">
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <Reader recipient={recipient} sentAt={study.attributes.sent_at ?? null} hasLink={hasOpenLinks(study)} />
          </li>
        ))}
      </ul>
      {sending?.attributes.has_password && (
        <p className="study-note">Protégée par un mot de passe, que le client doit avoir reçu de vous.</p>
      )}
    </section>
  )
}

interface ReaderProps {
  readonly recipient: SentRecipient
  /** Instant. */
  readonly sentAt: string | null
  /** Their link may be given to them. */
  readonly hasLink: boolean
}

function Reader({ recipient, sentAt, hasLink }: ReaderProps) {
  const { firstname, lastname, email, link, opened_at, bounced_at, opted_out } = recipient
  const name = `${firstname} ${lastname}`
  return (
    <>
      <span className="study-lines">
        <strong>{name}</strong>
        <span className="study-note">{email}</span>
      </span>
      <span className="study-tags">
        {bounced_at !== null ? (
          <StatusTag tone="error">Adresse refusée</StatusTag>
        ) : opened_at !== null ? (
          <StatusTag tone="success">
            Ouvert le {formatDate(opened_at)} à {formatTime(opened_at)}
          </StatusTag>
        ) : (
          <StatusTag tone="info">Envoyé{sentAt === null ? '' : ` le ${formatDate(sentAt)}`}</StatusTag>
        )}
        {opted_out && <StatusTag tone="neutral">Suivi désactivé</StatusTag>}
      </span>
      {hasLink && <CopyLink name={name} link={linkOf(link)} />}
    </>
  )
}

function CopyLink({ name, link }: { readonly name: string; readonly link: string }) {
  const copy = useCopyToClipboard()
  return (
    <Button
      aria-label={`Copier le lien de ${name}`}
      onClick={() => {
        void copy(link, { copied: 'Lien copié', refused: `Le lien n’a pas pu être copié\u00a0: ${link}` })
      }}
    >
      Copier le lien
    </Button>
  )
}
