import { flag, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A login that lasts: in which browser, from where, since when. */
export const session = defineResource('session', {
  device: text({ label: 'Appareil', readOnly: true, private: true }),
  address: text({ label: 'Adresse', readOnly: true, private: true }),
  created_at: instant({ label: 'Ouverte le' }),
  last_used_at: instant({ label: 'Dernière utilisation' }),
  current: flag({ label: 'Cet appareil', readOnly: true }),
})
