import { instant, integer, longText, reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** Something that was done in the firm. Each event holds the hash of the one before: SHA-256, hexadecimal. */
export const auditEvent = defineResource('audit_event', {
  /** 1, 2, 3, … in the firm. */
  position: integer({ label: 'Numéro', readOnly: true }),
  at: instant({ label: 'Date' }),
  /** One of `auditActions`. */
  action: text({ label: 'Action', readOnly: true }),
  /** Id of the account; null for the application itself. */
  actor: reference({ label: 'Compte', readOnly: true }),
  actor_name: text({ label: 'Par', private: true, readOnly: true }),
  /** `client_file:<uuid>` */
  subject: text({ label: 'Objet', readOnly: true }),
  address: text({ label: 'Adresse', private: true, readOnly: true }),
  request_id: text({ label: 'Requête', readOnly: true }),
  /** JSON, as its hash was made of it: `{"count":200}`. */
  details: longText({ label: 'Précisions', readOnly: true }),
  previous_hash: text({ label: 'Empreinte précédente', readOnly: true }),
  hash: text({ label: 'Empreinte', readOnly: true }),
})
