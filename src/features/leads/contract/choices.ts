/** Keys of leads and their French labels. */

export const leadStatuses = {
  new: 'Nouveau',
  assigned: 'Attribué',
  contacted: 'Contacté',
  unreachable: 'Injoignable',
  qualified: 'Qualifié',
  meeting: 'Rendez-vous pris',
  converted: 'Dossier créé',
  lost: 'Sans suite',
  duplicate: 'Doublon',
  anonymised: 'Anonymisé',
} as const
export type LeadStatus = keyof typeof leadStatuses

export const lossReasons = {
  budget: 'Budget insuffisant',
  debt: 'Endettement trop élevé',
  postponed: 'Projet reporté',
  competitor: 'Passé par un concurrent',
  no_longer_interested: 'Ne souhaite plus investir',
  wrong_contact_details: 'Coordonnées invalides',
  out_of_scope: 'Hors périmètre',
} as const

/** How an exchange was held. */
export const exchangeChannels = {
  phone: 'Appel',
  email: 'E-mail',
  text_message: 'SMS',
  meeting: 'Rencontre',
  video: 'Visioconférence',
} as const

export const exchangeOutcomes = {
  reached: 'Échange',
  no_answer: 'Sans réponse',
} as const
