import { email, longText, phone, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** Somebody asks to be shown the application. */
export const demoRequest = defineResource('demo_request', {
  firstname: text({ label: 'Prénom', required: true }),
  lastname: text({ label: 'Nom', required: true }),
  company: text({ label: 'Société', required: true }),
  email: email({ label: 'Adresse e-mail', required: true }),
  phone: phone({ label: 'Téléphone' }),
  message: longText({ label: 'Message' }),
})
