/** Keys of the catalogue and their French labels. */

/** How far the construction of a programme has come. */
export const programStages = {
  preview: 'Avant-première',
  launch: 'Lancement',
  works: 'Travaux en cours',
  delivered: 'Livré',
  sold_out: 'Complet',
} as const

export const propertyStatuses = {
  available: 'Disponible',
  optioned: 'Sous option',
  booked: 'Réservé',
  sold: 'Acté',
  delivered: 'Livré',
  blocked: 'Bloqué promoteur',
  withdrawn: 'Retiré',
} as const
export type PropertyStatus = keyof typeof propertyStatuses

const dwellings = {
  apartment: 'Appartement',
  house: 'Maison',
  residence_unit: 'Logement de résidence gérée',
} as const

export const propertyKinds = {
  ...dwellings,
  parking: 'Stationnement',
  cellar: 'Cave',
  commercial: 'Local commercial',
} as const

/** The kinds of lots that people live in: what a list shows unless it is asked for others, and what programmes count. */
export const dwellingKinds: readonly string[] = Object.keys(dwellings)

export const exposures = {
  north: 'Nord',
  north_east: 'Nord-Est',
  east: 'Est',
  south_east: 'Sud-Est',
  south: 'Sud',
  south_west: 'Sud-Ouest',
  west: 'Ouest',
  north_west: 'Nord-Ouest',
} as const

export const proposalStatuses = {
  kept: 'Retenu',
  discarded: 'Écarté',
  sent: 'Envoyé au client',
} as const
