import { choice, dateTime, instant, longText, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { exchangeChannels, exchangeOutcomes } from '../choices'

/** A call, a mail or a meeting with a lead, or an attempt. */
export const clientLeadExchange = defineResource('client_lead_exchange', {
  channel: choice(exchangeChannels, { label: 'Canal', required: true, initial: 'phone' }),
  outcome: choice(exchangeOutcomes, { label: 'Résultat', required: true, initial: 'reached' }),
  occurred_at: dateTime({ label: 'Date et heure', help: 'Maintenant si vous laissez vide.' }),
  comment: longText({ label: 'Commentaire', private: true, maxLength: 2_000 }),
  author_name: text({ label: 'Auteur', private: true, readOnly: true }),
  created_at: instant({ label: 'Consigné le' }),
})
