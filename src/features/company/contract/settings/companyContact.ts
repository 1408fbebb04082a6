import { email, flag } from '#contract/fields'
import { defineResource } from '#contract/define'

const receives = (label: string, help: string) => flag({ label, help, required: true })

/** Who receives the messages of a firm: an address, and for what it is written to. */
export const companyContact = defineResource('company_contact', {
  email: email({ label: 'Adresse e-mail', required: true }),
  is_adv_contact: receives('Contact conseiller (ADV)', 'Administration des ventes, montrée aux conseillers.'),
  is_option_contact: receives('Contact options', 'Reçoit les demandes et échéances d’options.'),
  is_report_contact: receives('Contact dénonciations', 'Reçoit les dénonciations de clients.'),
  is_booking_contact: receives('Contact réservations', 'Reçoit les dossiers de réservation.'),
})

/** What a contact may be written to for, and how it is called where nobody is. */
export const contactFlags = {
  is_adv_contact: 'Contact conseiller (ADV)',
  is_option_contact: 'Contact options',
  is_report_contact: 'Contact dénonciations',
  is_booking_contact: 'Contact réservations',
} as const
export type ContactFlag = keyof typeof contactFlags
