import { email, password, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** Characters that a new password has at least. */
export const PASSWORD_LENGTH = 12

/** What the login form sends. */
export const credentials = defineResource('credentials', {
  email: email({ label: 'Adresse e-mail', required: true }),
  password: password({ label: 'Mot de passe', required: true }),
})

/** What the form of a forgotten password sends. */
export const passwordResetRequest = defineResource('password_reset_request', {
  email: email({ label: 'Adresse e-mail', required: true }),
})

/** A new password, chosen by the link that was sent. */
export const passwordReset = defineResource('password_reset', {
  token: text({ label: 'Lien', required: true }),
  password: password({ label: 'Nouveau mot de passe', required: true, minLength: PASSWORD_LENGTH }),
  password_confirmation: password({ label: 'Confirmation', required: true }),
})

/** The link by which a browser becomes known to an account. */
export const browserLink = defineResource('browser_link', {
  token: text({ label: 'Lien', required: true }),
})
