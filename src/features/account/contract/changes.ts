import { email, password, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { user } from '#contract/identity'
import { PASSWORD_LENGTH } from './credentials'

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

/** A firm, and its first administrator: nobody is nameless, for colleagues and the audit trail tell people by their names. */
export const firmCreation = defineResource('firm_creation', {
  name: text({ label: 'Société', required: true, maxLength: 255 }),
  admin_firstname: text({ label: 'Prénom de l’administrateur', required: true, private: true }),
  admin_lastname: text({ label: 'Nom de l’administrateur', required: true, private: true }),
  admin_email: email({ label: 'E-mail de l’administrateur', required: true }),
})

/** The first firm and its administrator, of an application where nobody can log in yet. */
export const firstAccount = defineResource('first_account', {
  company: text({ label: 'Société', required: true, maxLength: 255, private: true }),
  firstname: text({ label: 'Prénom', required: true, private: true }),
  lastname: text({ label: 'Nom', required: true, private: true }),
  email: email({ label: 'Adresse e-mail', required: true }),
  password: password({ label: 'Mot de passe', required: true, minLength: PASSWORD_LENGTH }),
})

/** The token by which a session is followed on another host. */
export const handOver = defineResource('hand_over', {
  token: text({ label: 'Jeton de passage', required: true }),
})

/** Another e-mail address for one’s account. */
export const emailChange = defineResource('email_change', {
  email: email({ label: 'Nouvelle adresse e-mail', required: true }),
  password: password({ label: 'Mot de passe', required: true }),
})

/** The token that was read in the mailbox of that address. */
export const emailConfirmation = defineResource('email_confirmation', {
  token: text({ label: 'Lien', required: true }),
})
