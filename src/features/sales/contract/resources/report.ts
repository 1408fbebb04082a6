import { dateTime, foreignObject, instant, integer, longText, choice, reference, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { statusLabels } from '#contract/lifecycle'
import { reportLifecycle, type ReportAction } from '../lifecycles/report'

const program = reference({ label: 'Programme', help: 'Facultatif\u00a0: le promoteur seul suffit.' })
const promoter = reference({ label: 'Promoteur', help: 'Celui du programme, quand il y en a un.' })
const consent_at = dateTime({
  label: 'Consentement du client',
  help: 'Quand le client a accepté que ses coordonnées soient transmises au promoteur.',
})
const comment = longText({ label: 'Commentaire', private: true, maxLength: 2_000 })
const reason = text({ label: 'Motif', private: true, required: true })

/** A dénonciation: a client is declared to a promoter, so that the firm is known to have come first. */
export const report = defineResource(
  'report',
  {
    status: choice(statusLabels(reportLifecycle), { label: 'État', readOnly: true, initial: 'draft' }),
    person: {
      ...foreignObject({ label: 'Client déclaré', help: 'Copié du dossier à l’envoi\u202f: ne change plus.' }),
      readOnly: true,
    },
    consent_at: { ...consent_at, readOnly: true },
    sent_at: instant({ label: 'Envoyée le' }),
    answer_due_at: instant({ label: 'Réponse attendue avant' }),
    reminded_at: instant({ label: 'Promoteur relancé le' }),
    accepted_at: instant({ label: 'Validée le' }),
    expires_at: instant({ label: 'Valable jusqu’au' }),
    renewal_count: integer({ label: 'Renouvellements', readOnly: true, initial: 0 }),
    comment: { ...comment, readOnly: true },
    reason: text({ label: 'Motif', private: true, readOnly: true }),
    created_at: instant({ label: 'Créée le' }),
    updated_at: instant({ label: 'Modifiée le' }),
  },
  {
    client_file: { type: 'client_file', many: false },
    program: { type: 'program', many: false },
    promoter: { type: 'promoter', many: false },
    created_by: { type: 'user', many: false },
  },
)

/** What a new dénonciation is made of. */
export const reportCreation = defineResource('report', {
  client_file: reference({ label: 'Dossier client', required: true }),
  program,
  promoter,
  consent_at,
  comment,
})

/** What may change by itself: all of a draft, then the comment alone. */
export const draftReportChange = defineResource('report', { program, promoter, consent_at, comment })
export const sentReportChange = defineResource('report', { comment })

/** What goes with an action. */
const alone = defineResource('report', { comment })
const withReason = defineResource('report', { comment, reason })
export const reportActionBodies: Readonly<Partial<Record<ReportAction, typeof alone | typeof withReason>>> = {
  send: draftReportChange,
  accept: alone,
  dispute: withReason,
  resolve_accept: alone,
  reject: withReason,
  renew: alone,
  cancel: alone,
}

/** All that a change may carry: fields, or an action and what goes with it. */
export const reportChange = defineResource('report', {
  action: text({ label: 'Action', help: 'Clé d’une transition\u00a0: send, accept, renew…' }),
  program,
  promoter,
  consent_at,
  comment,
  reason: text({ label: 'Motif', private: true }),
})
