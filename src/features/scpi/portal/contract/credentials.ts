import { defineResource } from '#contract/define'
import { email, password, text } from '#contract/fields'
import { PASSWORD_LENGTH } from '#features/account/contract'

/** What the login of the portal sends. */
export const portalCredentials = defineResource('portal_credentials', {
  email: email({ label: 'Adresse e-mail', required: true }),
  password: password({ label: 'Mot de passe', required: true }),
})

/** What asks for the link of a new password. */
export const portalPasswordRequest = defineResource('portal_password_request', {
  email: email({ label: 'Adresse e-mail', required: true }),
})

/** A password, chosen by the link that was sent. */
export const portalPassword = defineResource('portal_password', {
  email: email({ label: 'Adresse e-mail', required: true }),
  token: text({ label: 'Lien', required: true }),
  password: password({ label: 'Nouveau mot de passe', required: true, minLength: PASSWORD_LENGTH }),
  password_confirmation: password({ label: 'Confirmation', required: true }),
})

/** The kinds of characters of which a password has three at least. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]
const KINDS_AT_LEAST = 3

/** What is asked of a password besides its length, as people read it before they choose one. */
export const PASSWORD_RULE = `${String(PASSWORD_LENGTH)} caractères au moins, dont trois de ces quatre sortes\u00a0: minuscules, majuscules, chiffres, autres signes.`

/** What is wrong with a password that is long enough, by what it is made of; undefined when nothing is. */
export function compositionFault(chosen: string, address: string): string | undefined {
  if (KINDS.filter((kind) => kind.test(chosen)).length < KINDS_AT_LEAST)
    return 'Mêlez au moins trois sortes de caractères\u00a0: minuscules, majuscules, chiffres, autres signes.'
  return address !== '' && chosen.toLowerCase().includes(address.toLowerCase())
    ? 'Ce mot de passe contient votre adresse e-mail.'
    : undefined
}
