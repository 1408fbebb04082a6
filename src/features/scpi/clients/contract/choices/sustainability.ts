/** Whether investments should take sustainability into account. */
export const esgInterests = {
  yes: 'Oui',
  no: 'Non',
  no_answer: 'Je ne souhaite pas répondre',
} as const

/** Least share aligned with the taxonomy (regulation (EU) 2020/852). */
export const taxonomyMinimums = {
  none: 'Pas d’exigence',
  gte_1: 'Au moins 1\u202f%',
  gte_5: 'Au moins 5\u202f%',
  gte_10: 'Au moins 10\u202f%',
  gte_25: 'Au moins 25\u202f%',
} as const

/** Least share of sustainable investments (regulation (EU) 2019/2088, art. 2, 17). */
export const sustainableMinimums = {
  none: 'Pas d’exigence',
  gte_10: 'Au moins 10\u202f%',
  gte_25: 'Au moins 25\u202f%',
  gte_50: 'Au moins 50\u202f%',
  gte_80: 'Au moins 80\u202f%',
} as const

/** Principal adverse impacts to be taken into account. */
export const adverseImpacts = {
  fossil_fuels: 'Exposition aux combustibles fossiles via les actifs immobiliers',
  energy_inefficiency: 'Actifs immobiliers inefficaces sur le plan énergétique',
  ghg_emissions: 'Émissions de gaz à effet de serre',
  energy_consumption: 'Consommation d’énergie',
  waste: 'Production de déchets',
  biodiversity_land: 'Biodiversité et artificialisation des sols',
  social_governance: 'Questions sociales, droits humains, lutte contre la corruption',
} as const

/** How several criteria combine. */
export const esgCombinations = {
  any: 'Le placement doit respecter au moins un des critères choisis',
  all: 'Le placement doit respecter tous les critères choisis',
} as const
