import { email, phone, text } from '../fields/texts'
import { choice, flag } from '../fields/choices'
import { instant } from '../fields/dates'
import { defineResource } from '../resource'

/** Where somebody stands in their firm: not there yet, at work, or kept out. */
export const userStatuses = { invited: 'Invitation envoyée', active: 'Actif', suspended: 'Suspendu' } as const

/** Someone who logs in (specification §3, current user). */
export const user = defineResource(
  'user',
  {
    first_name: text({ label: 'Prénom', required: true, private: true }),
    last_name: text({ label: 'Nom', required: true, private: true }),
    email: email({ label: 'Adresse e-mail', required: true }),
    phone: phone({ label: 'Téléphone' }),
    department_code: text({ label: 'Département d’exercice', private: true, maxLength: 3 }),
    certificate_number: text({ label: 'Numéro de carte ou d’attestation', private: true }),
    siret_number: text({ label: 'SIRET', private: true, maxLength: 14 }),
    siret_municipality: text({ label: 'Commune du SIRET', private: true }),
    is_self_employed: flag({ label: 'Indépendant' }),
    address: text({ label: 'Adresse', private: true }),
    postal_code: text({ label: 'Code postal', private: true, maxLength: 12 }),
    municipality: text({ label: 'Commune', private: true }),
    country: text({ label: 'Pays', private: true }),
    can_manage_his_company: flag({ label: 'Peut gérer sa société', readOnly: true }),
    can_see_property_reference: flag({ label: 'Voit la référence des lots', readOnly: true }),
    can_see_commission: flag({ label: 'Voit les commissions', readOnly: true }),
    debug_mode: flag({ label: 'Mode support', readOnly: true }),
    status: choice(userStatuses, { label: 'État', readOnly: true }),
    last_active_at: instant({ label: 'Dernière activité' }),
    invitation_expires_at: instant({ label: 'Fin de l’invitation' }),
    scope: text({ label: 'Périmètre', readOnly: true }),
  },
  {
    company: { type: 'company', many: false },
    network: { type: 'network', many: false },
    business_centers: { type: 'business_center', many: true },
    roles: { type: 'role', many: true },
    permissions: { type: 'permission', many: true },
    tokens: { type: 'token', many: true },
  },
)
