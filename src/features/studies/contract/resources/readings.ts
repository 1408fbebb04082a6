import { choice, instant, integer, longText, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { statusLabels } from '#contract/lifecycle'
import { readingEvents, studyLifecycle, type StudyAction } from '../lifecycle'

/** A question of a reader, hung on an amount or on a chapter, and what the adviser answered. */
export const commercialReportQuestion = defineResource('commercial_report_question', {
  reader: text({ label: 'Posée par', readOnly: true, private: true }),
  chapter: text({ label: 'Chapitre', readOnly: true }),
  /** Key of the trace of the amount. */
  figure: text({ label: 'Montant', readOnly: true }),
  /** The amount as the reader saw it: `287 €/mois`. */
  amount: text({ label: 'Valeur lue', readOnly: true }),
  text: longText({ label: 'Question', readOnly: true, private: true }),
  asked_at: instant({ label: 'Posée le' }),
  answer: longText({ label: 'Réponse', readOnly: true, private: true }),
  answered_at: instant({ label: 'Répondu le' }),
  answered_by: text({ label: 'Répondu par', readOnly: true, private: true }),
})

/** What was done, where the action is called by what it asks for. */
const done: Partial<Record<StudyAction, string>> = {
  retry: 'Nouvel essai',
  send: 'Envoyée au client',
  resend: 'Relance envoyée',
  regenerate: 'Remplacée par une nouvelle version',
  expire: 'Lien expiré',
  extend: 'Lien prolongé',
  revoke: 'Lien révoqué',
}

const labels = Object.entries(studyLifecycle.transitions).map(([key, { label }]) => [key, label] as const)

/** What an event may be called: a transition, or what a reader did. */
export const eventLabels: Readonly<Record<string, string>> = {
  create: 'Création',
  ...Object.fromEntries(labels),
  ...done,
  ...readingEvents,
}

/** Something that happened to a study: who, when; a reader’s own reading is counted in seconds. */
export const commercialReportEvent = defineResource('commercial_report_event', {
  at: instant({ label: 'Date' }),
  kind: text({
    label: 'Événement',
    readOnly: true,
    help: `Une transition ou une lecture\u00a0: ${Object.keys(readingEvents).join(', ')}`,
  }),
  actor: text({ label: 'Auteur', readOnly: true, private: true }),
  chapter: text({ label: 'Chapitre', readOnly: true }),
  figure: text({ label: 'Montant', readOnly: true }),
  /** As the reader saw it: `287 €/mois`. */
  amount: text({ label: 'Valeur lue', readOnly: true }),
  seconds: integer({ label: 'Durée', unit: 's', readOnly: true }),
  to: choice(statusLabels(studyLifecycle), { label: 'Vers', readOnly: true }),
  reason: text({ label: 'Motif', readOnly: true, private: true }),
})

export type StudyEventKind = StudyAction | keyof typeof readingEvents
