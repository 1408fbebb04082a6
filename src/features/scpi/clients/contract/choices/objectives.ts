/** What an investment is for; the first is the main one. */
export const investmentObjectives = {
  immediate_income: 'Percevoir des revenus complémentaires immédiats',
  future_income: 'Préparer des revenus futurs (retraite)',
  capital_growth: 'Valoriser un capital à long terme',
  wealth_diversification: 'Diversifier son patrimoine',
  real_estate_leverage: 'Se constituer un patrimoine immobilier à crédit',
  transmission: 'Transmettre un capital à ses proches',
  tax_optimisation: 'Optimiser sa fiscalité',
  project_financing: 'Financer un projet daté (études, résidence principale…)',
  capital_preservation: 'Préserver son capital, sans perte possible',
} as const

/** How long the money may stay. */
export const investmentDurations = {
  lt_3y: 'Moins de 3 ans',
  '3y_5y': 'De 3 à 5 ans',
  '5y_8y': 'De 5 à 8 ans',
  '8y_10y': 'De 8 à 10 ans',
  '10y_15y': 'De 10 à 15 ans',
  gt_15y: 'Plus de 15 ans',
} as const

/** The risk that somebody says he accepts. */
export const acceptedRisks = {
  no_risk: 'Je ne veux prendre aucun risque de perte, même si le rendement est faible',
  low: 'J’accepte un risque faible pour un rendement un peu supérieur à celui d’un livret',
  moderate: 'J’accepte un risque modéré et des baisses temporaires pour un rendement supérieur',
  high: 'J’accepte un risque élevé et des baisses durables pour rechercher un rendement élevé',
  very_high: 'J’accepte un risque très élevé, y compris la perte d’une grande partie du capital',
} as const

/** The largest loss, of what is invested, that somebody says he accepts. */
export const acceptedLosses = {
  none: 'Aucune perte',
  lte_10: 'Jusqu’à 10\u202f%',
  lte_25: 'Jusqu’à 25\u202f%',
  lte_50: 'Jusqu’à 50\u202f%',
  lte_100: 'Jusqu’à la totalité du montant investi',
} as const

/** How soon the money may be needed. */
export const liquidityNeeds = {
  anytime: 'Je peux avoir besoin de cet argent à tout moment',
  partial_5y: 'J’aurai probablement besoin d’une partie dans les 5 ans',
  exceptional: 'Seulement en cas d’événement exceptionnel',
  none: 'Je n’en aurai pas besoin avant l’horizon indiqué',
} as const

/** Levels of the profile of an investor, the lowest first. */
export const investorLevels = {
  secure: 'Sécuritaire',
  cautious: 'Prudent',
  balanced: 'Équilibré',
  dynamic: 'Dynamique',
  offensive: 'Offensif',
} as const

/** How the income of a household will change within five years. */
export const incomeChanges = {
  increase: 'En hausse',
  stable: 'Stables',
  decrease: 'En baisse',
  retirement: 'Départ à la retraite',
} as const
