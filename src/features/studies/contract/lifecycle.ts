import { at, defineLifecycle, type Transition } from '#contract/lifecycle'

export type StudyStatus =
  'generating' | 'failed' | 'generated' | 'stale' | 'sent' | 'bounced' | 'viewed' | 'expired' | 'revoked' | 'superseded'

export type StudyAction =
  | 'ready'
  | 'fail'
  | 'retry'
  | 'invalidate'
  | 'send'
  | 'bounce'
  | 'resend'
  | 'track_open'
  | 'regenerate'
  | 'expire'
  | 'extend'
  | 'revoke'

type StudyTransition = Transition<StudyStatus, unknown>

const byAdviser = { by: ['adviser'], right: 'editReports' } as const satisfies Partial<StudyTransition>
const bySystem = { by: ['system'] } as const satisfies Partial<StudyTransition>

/** A study of a client file: it is printed, sent, read by the client, and replaced by the next one. */
export const studyLifecycle = defineLifecycle<StudyStatus, StudyAction, unknown>({
  label: 'Étude',
  initial: 'generating',
  states: {
    generating: { label: 'Génération en cours', tone: 'info' },
    failed: { label: 'Échec de génération', tone: 'error' },
    generated: { label: 'Prête', tone: 'success' },
    stale: {
      label: 'Périmée',
      tone: 'warning',
      help: 'Les réponses du dossier ou les règles ont changé depuis la génération',
    },
    sent: { label: 'Envoyée', tone: 'info', deadline: 'link_expires_at' },
    bounced: { label: 'Adresse refusée', tone: 'error' },
    viewed: { label: 'Consultée', tone: 'success', deadline: 'link_expires_at' },
    expired: { label: 'Lien expiré', tone: 'neutral' },
    revoked: { label: 'Lien révoqué', tone: 'neutral', isFinal: true },
    superseded: { label: 'Remplacée', tone: 'neutral', isFinal: true },
  },
  transitions: {
    ready: { ...bySystem, from: ['generating'], to: 'generated', label: 'Étude prête' },
    fail: { ...bySystem, from: ['generating'], to: 'failed', label: 'Échec' },
    retry: { ...byAdviser, from: ['failed'], to: 'generating', label: 'Réessayer' },
    invalidate: { ...bySystem, from: ['generated', 'sent', 'viewed'], to: 'stale', label: 'Données modifiées' },
    send: {
      ...byAdviser,
      from: ['generated', 'sent', 'viewed', 'bounced', 'expired'],
      to: 'sent',
      label: 'Envoyer au client',
      needs: { words: ['destinataires', 'objet', 'message', 'durée du lien'] },
    },
    bounce: { ...bySystem, from: ['sent'], to: 'bounced', label: 'Adresse refusée', tells: ['adviser'] },
    resend: { ...byAdviser, from: ['sent', 'viewed', 'bounced'], to: 'sent', label: 'Relancer' },
    track_open: { by: ['client'], from: ['sent'], to: 'viewed', label: 'Ouverture du lien', tells: ['adviser'] },
    regenerate: {
      ...byAdviser,
      from: ['generated', 'stale', 'sent', 'viewed', 'bounced', 'expired'],
      to: 'superseded',
      label: 'Nouvelle version',
    },
    expire: {
      ...bySystem,
      from: ['sent', 'viewed'],
      to: 'expired',
      label: 'Expiration du lien',
      due: at('link_expires_at'),
    },
    extend: { ...byAdviser, from: ['sent', 'viewed', 'expired'], to: 'sent', label: 'Prolonger le lien' },
    revoke: {
      ...byAdviser,
      from: ['sent', 'viewed', 'bounced', 'stale', 'expired'],
      to: 'revoked',
      label: 'Révoquer le lien',
      confirmation: 'Le client ne pourra plus ouvrir l’étude.',
    },
  },
})

/** What else is noted of a study: what readers do, and what befalls its mail. */
export const readingEvents = {
  delivered: 'E-mail remis',
  opened: 'Étude ouverte',
  page_viewed: 'Chapitre lu',
  downloaded: 'PDF téléchargé',
  amount_explained: 'Montant expliqué',
  question_asked: 'Question posée',
  opt_out: 'Suivi désactivé par le lecteur',
} as const
export type ReadingEvent = keyof typeof readingEvents
