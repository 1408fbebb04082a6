import { email, reference, text, textList, flag } from '#contract/fields'
import { isRoleName, roles, type RoleName } from '#contract/access'
import { defineResource } from '#contract/define'

/** What the firm decides of one of its users. */
const decided = {
  first_name: text({ label: 'Prénom', required: true, private: true }),
  last_name: text({ label: 'Nom', required: true, private: true }),
  email: email({ label: 'Adresse e-mail', required: true }),
  roles: textList({ label: 'Rôles' }),
  business_centers: textList({ label: 'Agences' }),
  can_manage_his_company: flag({ label: 'Modifie les réglages de la société' }),
  can_see_commission: flag({ label: 'Voit les commissions' }),
  can_see_property_reference: flag({ label: 'Voit la référence des lots' }),
}

/** Somebody who is invited into a firm. `roles` are names, `business_centers` ids. */
export const userInvitation = defineResource('user_invitation', decided)

/** A change of a user by their firm: attributes, or an action. */
export const userChange = defineResource('user_change', {
  ...decided,
  action: text({ label: 'Action' }),
  to: reference({ label: 'Nouveau conseiller' }),
})

/** What can be done with a user, by where they stand. */
export const userActions = {
  invited: ['resend'],
  active: ['suspend', 'transfer', 'reset_factors'],
  suspended: ['reactivate', 'transfer', 'reset_factors'],
} as const
export type UserAction = 'resend' | 'suspend' | 'reactivate' | 'transfer' | 'reset_factors'

/** It sees every firm: none gives it. */
const OF_NO_FIRM: RoleName = 'scpi-backoffice'

/** The roles that somebody with these roles gives and takes away. Those of the SCPI area, and that of administrator, are for administrators. */
export function givenRoles(holder: readonly string[]): readonly RoleName[] {
  const all = Object.keys(roles).filter(isRoleName)
  return all.filter(
    (name) => name !== OF_NO_FIRM && (holder.includes('admin') || !(name === 'admin' || name.startsWith('scpi-'))),
  )
}
