import { choice, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { channels } from './actors'

/** What steps that are no transition are called. */
export const otherSteps: Readonly<Record<string, string | undefined>> = {
  create: 'Création',
  remind: 'Relance du promoteur',
}

/** One step of a sale: who, when, from which state to which, why. */
export const historyEntry = defineResource('history_entry', {
  at: instant({ label: 'Date' }),
  actor: text({ label: 'Auteur', private: true, readOnly: true }),
  channel: choice(channels, { label: 'Canal', readOnly: true }),
  action: text({ label: 'Action', readOnly: true }),
  from: text({ label: 'De', readOnly: true }),
  to: text({ label: 'Vers', readOnly: true }),
  reason: text({ label: 'Motif', private: true, readOnly: true }),
})
