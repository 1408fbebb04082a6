import { afterLastSecond, defineLifecycle, lessThanHoursBefore, type Transition } from '#contract/lifecycle'

export type ReportStatus =
  'draft' | 'sent' | 'accepted' | 'expiring' | 'conflict' | 'rejected' | 'expired' | 'used' | 'cancelled'

export type ReportAction =
  'send' | 'accept' | 'dispute' | 'resolve_accept' | 'reject' | 'tick' | 'renew' | 'expire' | 'use' | 'cancel'

/** What a dénonciation is judged by. */
export interface ReportFacts {
  readonly renewal_count: number
}

/** How many times a dénonciation may be renewed. */
export const MOST_RENEWALS = 1
/** How long before its end a dénonciation is said to expire soon: seven days. */
const NOTICE_HOURS = 7 * 24

type ReportTransition = Transition<ReportStatus, ReportFacts>

const live: readonly ReportStatus[] = ['accepted', 'expiring']
const reason = { fields: ['reason'] }
const recorded = { by: ['promoter'], right: 'actOnSales' } as const satisfies Partial<ReportTransition>

/** A client is declared to a promoter before a visit or an option, so that the firm is known to have come first. */
export const reportLifecycle = defineLifecycle<ReportStatus, ReportAction, ReportFacts>({
  label: 'Dénonciation',
  initial: 'draft',
  states: {
    draft: { label: 'Brouillon', tone: 'neutral' },
    sent: { label: 'Envoyée', tone: 'info', deadline: 'answer_due_at' },
    accepted: { label: 'Validée', tone: 'success', deadline: 'expires_at' },
    expiring: { label: 'Expire bientôt', tone: 'warning', deadline: 'expires_at' },
    conflict: {
      label: 'En conflit',
      tone: 'error',
      help: 'Client déjà connu du promoteur ou d’un autre prescripteur',
    },
    rejected: { label: 'Refusée', tone: 'error', isFinal: true },
    expired: { label: 'Expirée', tone: 'neutral', isFinal: true },
    used: { label: 'Utilisée', tone: 'violet', isFinal: true, help: 'Une option ou une réservation s’y rattache' },
    cancelled: { label: 'Annulée', tone: 'neutral', isFinal: true },
  },
  transitions: {
    send: {
      from: ['draft'],
      to: 'sent',
      label: 'Envoyer au promoteur',
      by: ['adviser'],
      right: 'actOnSales',
      needs: { fields: ['consent_at'], words: ['identité du client', 'programme ou promoteur'] },
      sets: ['sent_at', 'answer_due_at', 'person'],
      tells: ['report_contact'],
    },
    accept: {
      ...recorded,
      from: ['sent'],
      to: 'accepted',
      label: 'Valider',
      sets: ['accepted_at', 'expires_at'],
      tells: ['adviser'],
    },
    dispute: {
      ...recorded,
      from: ['sent'],
      to: 'conflict',
      label: 'Signaler un conflit',
      needs: reason,
      tells: ['adviser', 'sales_manager'],
    },
    resolve_accept: {
      ...recorded,
      from: ['conflict'],
      to: 'accepted',
      label: 'Résoudre en faveur du prescripteur',
      sets: ['accepted_at', 'expires_at'],
    },
    reject: {
      ...recorded,
      from: ['sent', 'conflict'],
      to: 'rejected',
      label: 'Refuser',
      needs: reason,
      tells: ['adviser'],
    },
    renew: {
      from: live,
      to: 'accepted',
      label: 'Renouveler',
      by: ['adviser'],
      right: 'actOnSales',
      limits: [
        {
          holds: ({ renewal_count }) => renewal_count < MOST_RENEWALS,
          reason: () => 'Cette dénonciation a déjà été renouvelée. Faites-en une nouvelle à son terme.',
        },
      ],
      sets: ['expires_at', 'renewal_count'],
    },
    expire: { from: live, to: 'expired', label: 'Expiration', by: ['system'], due: afterLastSecond('expires_at') },
    tick: {
      from: ['accepted'],
      to: 'expiring',
      label: 'Échéance proche',
      by: ['system'],
      due: lessThanHoursBefore('expires_at', NOTICE_HOURS),
      tells: ['adviser'],
    },
    use: { from: live, to: 'used', label: 'Option ou réservation créée', by: ['system'] },
    cancel: {
      from: ['draft', 'sent', ...live],
      to: 'cancelled',
      label: 'Annuler',
      by: ['adviser'],
      right: 'actOnSales',
      confirmation: 'Vous perdez l’antériorité sur ce client.',
    },
  },
})
