import { email, password, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { user } from '#contract/identity'

/** Characters that a new password has at least. */
export const PASSWORD_LENGTH = 10

/** What the login form sends. */
export const credentials = defineResource('credentials', {
  email: email({ label: 'Adresse e-mail', required: true }),
  password: password({ label: 'Mot de passe', required: true }),
})

/** A change of one's own password (specification §3). */
export const passwordChange = defineResource('password_change', {
  old_password: password({ label: 'Mot de passe actuel', required: true }),
  password: password({ label: 'Nouveau mot de passe', required: true, minLength: PASSWORD_LENGTH }),
  password_confirmation: password({ label: 'Confirmation', required: true }),
})

/** A change of one's own profile. Another e-mail address asks for the current password: mail opens the account. */
export const profileChange = defineResource('profile_change', {
  ...user.fields,
  old_password: password({ label: 'Mot de passe actuel' }),
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

/** A firm, and the address of its first administrator. */
export const firmCreation = defineResource('firm_creation', {
  name: text({ label: 'Société', required: true, maxLength: 255 }),
  admin_email: email({ label: 'E-mail de l’administrateur', required: true }),
})

/** The token by which a session is followed on another host. */
export const handOver = defineResource('hand_over', {
  token: text({ label: 'Jeton de passage', required: true }),
})
