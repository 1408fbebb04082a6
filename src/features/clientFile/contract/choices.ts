/** Keys of client files and their French labels. */

/** Status of a client file, derived from its content (never typed). */
export const clientFileStatuses = {
  draft: 'À compléter',
  ready: 'Prêt à chiffrer',
  simulated: 'Solution chiffrée',
  presented: 'Étude présentée',
  in_sale: 'Vente en cours',
  won: 'Acté',
  archived: 'Archivé',
} as const

/** How a person came to the firm. */
export const leadOrigins = {
  website: 'Site vitrine',
  business_provider: 'Apporteur d’affaires',
  fair: 'Salon',
  recommendation: 'Recommandation',
  import: 'Fichier importé',
  other: 'Autre',
} as const
