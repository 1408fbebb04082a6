import { choice, email, phone, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { contactRoles } from './choices'

/** Somebody of the firm whom one writes to or calls (specification §3). */
export const scpiContact = defineResource('scpi_contact', {
  firstname: text({ label: 'Prénom', required: false, private: true }),
  lastname: text({ label: 'Nom', required: false, private: true }),
  email: email({ label: 'Adresse e-mail', required: true }),
  phone: phone({ label: 'Téléphone', required: false }),
  role: choice(contactRoles, { label: 'Fonction' }),
})
