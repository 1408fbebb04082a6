/** Points of each answer, by its code (rules 2026.1; designed by the firm, no text fixes them). */
type Points = Readonly<Record<string, number>>

export const educationPoints: Points = { none_secondary: 0, bac: 1, bac_2_3: 2, bac_5: 4, finance_degree: 8 }

export const financeExperiencePoints: Points = { none: 0, lt_1y: 2, '1y_3y': 6, gt_3y: 12 }

export const operationsPoints: Points = { none: 0, '1_2': 2, '3_10': 4, gt_10: 5 }

export const holdingPoints: Points = { never: 0, lt_2y: 1, '2y_5y': 2, gt_5y: 3 }

export const scpiOperationsPoints: Points = { none: 0, '1_2': 6, '3_5': 10, gt_5: 12 }

export const scpiHoldingPoints: Points = { never: 0, lt_2y: 3, '2y_5y': 6, gt_5y: 10 }

/** Answers a to e of the four questions on risk. */
export const tolerancePoints: Points = { a: 0, b: 1, c: 2, d: 3, e: 4 }

export const taxonomyPoints: Points = { none: 0, gte_1: 10, gte_5: 20, gte_10: 30, gte_25: 40 }

export const sustainablePoints: Points = { none: 0, gte_10: 10, gte_25: 20, gte_50: 30, gte_80: 40 }

/** How steady the income of a work status is. */
export const stabilityPoints: Points = {
  official: 10,
  cdi_trial_period_over: 10,
  cdi_during_trial_period: 4,
  cdd_or_interim: 4,
  retirement: 10,
  liberal_profession: 7,
  independent: 6,
  craftsman_or_trader: 6,
  farmer: 6,
  entrepreneur: 7,
  unemployed: 0,
  student: 0,
  disability: 6,
  no_activity: 0,
}

/** A step of a scale that is reached from its bound, included. */
interface StepFrom {
  from: number
  points: number
}

/** A step of a scale that holds up to its bound, included. */
interface StepUpTo {
  upTo: number
  points: number
}

/** Saving ratio, a fraction of income; nothing under 0. */
export const savingScale: readonly StepFrom[] = [
  { from: 0, points: 5 },
  { from: 0.1, points: 10 },
  { from: 0.2, points: 15 },
  { from: 0.3, points: 20 },
]

/** Debt ratio, a fraction of income; nothing above 35 %. */
export const debtScale: readonly StepUpTo[] = [
  { upTo: 0.1, points: 15 },
  { upTo: 0.25, points: 12 },
  { upTo: 0.33, points: 8 },
  { upTo: 0.35, points: 4 },
]

/** Months of outflow that savings available at once pay for; nothing under 3. */
export const precautionScale: readonly StepFrom[] = [
  { from: 3, points: 10 },
  { from: 6, points: 18 },
  { from: 12, points: 25 },
]

/** Net worth in euros; nothing under 25,000. */
export const netWorthScale: readonly StepFrom[] = [
  { from: 25_000, points: 5 },
  { from: 100_000, points: 10 },
  { from: 300_000, points: 15 },
  { from: 1_000_000, points: 20 },
]

/** Dependent children. */
export const dependentsScale: readonly StepUpTo[] = [
  { upTo: 0, points: 5 },
  { upTo: 2, points: 3 },
  { upTo: Infinity, points: 1 },
]

/** Whole years left before retirement. */
export const retirementScale: readonly StepFrom[] = [
  { from: -Infinity, points: 1 },
  { from: 3, points: 3 },
  { from: 10, points: 5 },
]

/** Points of the highest step reached; 0 before the first one. */
export function pointsFrom(scale: readonly StepFrom[], value: number): number {
  return scale.findLast(({ from }) => value >= from)?.points ?? 0
}

/** Points of the first step whose bound is not passed; 0 after the last one. */
export function pointsUpTo(scale: readonly StepUpTo[], value: number): number {
  return scale.find(({ upTo }) => value <= upTo)?.points ?? 0
}

/** The highest profile that an answer allows, and the answer in a few French words. */
interface ProfileChoice {
  level: string
  label: string
}

/** The objectives that limit a profile, by field and answer. */
export const profileChoices = {
  investment_risk: {
    no_risk: { level: 'secure', label: 'aucun risque de perte' },
    low: { level: 'cautious', label: 'un risque faible' },
    moderate: { level: 'balanced', label: 'un risque modéré' },
    high: { level: 'dynamic', label: 'un risque élevé' },
    very_high: { level: 'offensive', label: 'un risque très élevé' },
  },
  max_loss_accepted: {
    none: { level: 'secure', label: 'aucune perte' },
    lte_10: { level: 'cautious', label: 'jusqu’à 10\u202f%' },
    lte_25: { level: 'balanced', label: 'jusqu’à 25\u202f%' },
    lte_50: { level: 'dynamic', label: 'jusqu’à 50\u202f%' },
    lte_100: { level: 'offensive', label: 'jusqu’à la totalité du montant investi' },
  },
  investment_duration: {
    lt_3y: { level: 'secure', label: 'moins de 3\u00a0ans' },
    '3y_5y': { level: 'cautious', label: 'de 3 à 5\u00a0ans' },
    '5y_8y': { level: 'balanced', label: 'de 5 à 8\u00a0ans' },
    '8y_10y': { level: 'dynamic', label: 'de 8 à 10\u00a0ans' },
    '10y_15y': { level: 'offensive', label: 'de 10 à 15\u00a0ans' },
    gt_15y: { level: 'offensive', label: 'plus de 15\u00a0ans' },
  },
  liquidity_need: {
    anytime: { level: 'secure', label: 'à tout moment' },
    partial_5y: { level: 'cautious', label: 'une partie dans les 5\u00a0ans' },
    exceptional: { level: 'dynamic', label: 'en cas d’événement exceptionnel seulement' },
    none: { level: 'offensive', label: 'aucun avant l’horizon indiqué' },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, ProfileChoice>>>>

/** The highest profile that an ability to sustain loss allows. */
export const profileOfAbility: Readonly<Record<string, string>> = {
  none: 'secure',
  limited: 'cautious',
  significant: 'balanced',
  high: 'dynamic',
  total: 'offensive',
}

/** The highest profile that a general level of knowledge and experience allows. */
export const profileOfKnowledge: Readonly<Record<string, string>> = {
  basic: 'balanced',
  informed: 'dynamic',
  advanced: 'offensive',
}

/** Highest risk indicator (SRI) of each profile. */
export const sriMaxOf: Readonly<Record<string, number>> = {
  secure: 1,
  cautious: 3,
  balanced: 4,
  dynamic: 6,
  offensive: 7,
}
