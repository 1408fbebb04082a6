/** Levels of education. */
export const educationLevels = {
  none_secondary: 'Sans diplôme ou niveau secondaire',
  bac: 'Baccalauréat',
  bac_2_3: 'Bac +2 / Bac +3',
  bac_5: 'Bac +5 et plus',
  finance_degree: 'Diplôme en finance, économie, gestion de patrimoine ou droit des affaires (Bac +3 et plus)',
} as const

/** Years of work in finance, insurance or asset management. */
export const financeExperiences = {
  none: 'Aucune',
  lt_1y: 'Moins d’1 an',
  '1y_3y': 'De 1 à 3 ans',
  gt_3y: 'Plus de 3 ans',
} as const

/** Operations over five years. */
export const operationCounts = {
  none: 'Aucune',
  '1_2': '1 ou 2',
  '3_10': 'De 3 à 10',
  gt_10: 'Plus de 10',
} as const

/** How long something was held. */
export const holdingPeriods = {
  never: 'Jamais détenu',
  lt_2y: 'Moins de 2 ans',
  '2y_5y': 'De 2 à 5 ans',
  gt_5y: 'Plus de 5 ans',
} as const

/** Subscriptions of SCPI shares. */
export const scpiOperationCounts = {
  none: 'Aucune',
  '1_2': '1 ou 2',
  '3_5': 'De 3 à 5',
  gt_5: 'Plus de 5',
} as const

/** How long SCPI shares were held. */
export const scpiHoldingPeriods = {
  never: 'Jamais détenu',
  lt_2y: 'Moins de 2 ans',
  '2y_5y': 'De 2 à 5 ans',
  gt_5y: 'Plus de 5 ans',
} as const

/** Euros invested in SCPI shares so far. */
export const scpiInvestedRanges = {
  none: 'Aucun',
  lt_10k: 'Moins de 10\u202f000\u00a0€',
  '10k_50k': 'De 10\u202f000\u00a0€ à 49\u202f999\u00a0€',
  '50k_150k': 'De 50\u202f000\u00a0€ à 149\u202f999\u00a0€',
  gt_150k: '150\u202f000\u00a0€ et plus',
} as const

/** Who decides of one’s savings. */
export const managementModes = {
  alone: 'Je décide seul',
  advised: 'Je décide après conseil d’un professionnel',
  mandate: 'Je délègue (mandat de gestion, gestion pilotée)',
  never: 'Je n’ai jamais investi',
} as const

/** What somebody did when he lost. */
export const lossReactions = {
  never_lost: 'Je n’ai jamais subi de perte',
  sold_all: 'J’ai tout vendu',
  sold_part: 'J’ai vendu une partie',
  kept: 'J’ai conservé',
  bought_more: 'J’ai réinvesti',
} as const

/** The largest loss that somebody went through. */
export const experiencedLosses = {
  none: 'Aucune',
  lt_10: 'Moins de 10\u202f%',
  '10_25': 'De 10\u202f% à 25\u202f%',
  '25_50': 'De 25\u202f% à 50\u202f%',
  gt_50: 'Plus de 50\u202f%',
} as const

/** Who filled the questionnaire. */
export const quizAuthors = {
  client_portal: 'Le client, dans son espace',
  client_with_adviser: 'Le client, avec son conseiller',
} as const
