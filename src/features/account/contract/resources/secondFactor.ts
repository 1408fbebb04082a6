import { choice, flag, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'

export const factorKinds = { totp: 'Application de codes', passkey: 'Clé d’accès' } as const

/** What proves who one is, beside a password. */
export const secondFactor = defineResource('second_factor', {
  kind: choice(factorKinds, { label: 'Genre', readOnly: true }),
  name: text({ label: 'Nom', readOnly: true, private: true }),
  passwordless: flag({ label: 'Ouvre le compte sans mot de passe', readOnly: true }),
  created_at: instant({ label: 'Ajouté le' }),
  last_used_at: instant({ label: 'Dernière utilisation' }),
})
