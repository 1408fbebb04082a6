import { formatDate, formatTime, StatusTag, type Tone } from '#client/ui'
import type { SaleMessage } from '../api'

const states: Readonly<Record<SaleMessage['state'], { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'En cours d’envoi', tone: 'info' },
  retried: { label: 'Nouvel essai en cours', tone: 'warning' },
  sent: { label: 'Envoyé', tone: 'success' },
  failed: { label: 'Non remis', tone: 'error' },
}

/** The mail that was sent about a sale: what, when, to whom, and whether it left. */
export const Messages = ({ messages }: { readonly messages: readonly SaleMessage[] }) =>
  messages.length > 0 && (
    <section className="sale-part">
      <h2>Messages envoyés</h2>
      <ul className="sale-history">
        {messages.map(({ id, subject, recipient, at, state }) => (
          <li key={id}>
            <p>
              <strong>{subject}</strong> <StatusTag tone={states[state].tone}>{states[state].label}</StatusTag>
            </p>
            <p>
              À {recipient}, {formatDate(at, 'words')}, {formatTime(at)}
              {state === 'failed' && '. Vérifiez cette adresse, ou prévenez le destinataire autrement.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
