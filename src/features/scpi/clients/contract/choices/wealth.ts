/** Whose a mass of assets is. */
export const entityTypes = {
  own: 'Biens propres / personnels du titulaire',
  joint: 'Biens communs ou indivis avec le conjoint / partenaire',
} as const

/** Kinds of income. */
export const incomeTypes = {
  wages: 'Salaires et traitements',
  pensions: 'Pensions de retraite',
  company_director: 'Rémunération de dirigeant',
  bic: 'Bénéfices industriels et commerciaux (BIC)',
  bnc: 'Bénéfices non commerciaux (BNC)',
  agricultural: 'Bénéfices agricoles',
  real_estate: 'Revenus fonciers',
  securities_income: 'Revenus de capitaux mobiliers',
  alimony_received: 'Pension alimentaire reçue',
  social_benefits: 'Allocations, indemnités',
  other: 'Autres revenus réguliers',
} as const

/** Kinds of loans of a household. */
export const ppLoanTypes = {
  amortizing: 'Prêt amortissable',
  in_fine: 'Prêt in fine',
  bridge: 'Prêt relais',
  zero_rate: 'Prêt à taux zéro / aidé',
  revolving: 'Crédit renouvelable',
  leasing: 'Location avec option d’achat / crédit-bail',
  student: 'Prêt étudiant',
  family: 'Prêt familial',
  lombard: 'Avance sur titres / crédit Lombard',
  other: 'Autre',
} as const

/** What a loan pays for. */
export const ppLoanPurposes = {
  main_residence: 'Résidence principale',
  secondary_home: 'Résidence secondaire',
  rental_investment: 'Investissement locatif',
  scpi: 'Parts de SCPI',
  works: 'Travaux',
  car: 'Véhicule',
  consumer: 'Consommation',
  professional: 'Activité professionnelle',
  studies: 'Études',
  other: 'Autre (préciser)',
} as const

/** Why whose a shared mass is wants to be said. */
export const reviewReasons = {
  union_ended: 'Les titulaires ne sont plus liés',
  holder_left: 'L’un des titulaires n’est plus client',
  regime_ended: 'Le régime du couple ne rend plus rien commun',
  regime_begun: 'Le régime du couple rend des biens communs',
} as const

/** What becomes of a shared mass. */
export const massOutcomes = {
  keep: 'La garder telle quelle',
  split: 'La partager selon les parts',
  give: 'La remettre à un titulaire',
  pool: 'Y réunir les biens de chacun',
} as const
