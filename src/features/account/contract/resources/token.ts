import { choice, dateTime, flag, instant, text, textList } from '#contract/fields'
import { defineResource } from '#contract/define'

/** What a token of the API lets its bearer do, within the rights of its owner. */
const tokenScopes = { read: 'Lire', write: 'Lire et modifier' } as const

/** A token of the API. Its value is shown once, at its creation. */
export const token = defineResource('token', {
  name: text({ label: 'Nom du jeton', required: true, private: true }),
  scope: choice(tokenScopes, { label: 'Portée', initial: 'read' }),
  scopes: textList({ label: 'Limité à' }),
  addresses: textList({ label: 'Adresses permises' }),
  expires_at: dateTime({ label: 'Expire le' }),
  kept_on_password_change: flag({ label: 'Garder ce jeton quand je change de mot de passe' }),
  created_at: instant({ label: 'Créé le' }),
  last_used_at: instant({ label: 'Dernière utilisation' }),
})
