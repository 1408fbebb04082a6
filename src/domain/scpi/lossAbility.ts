import { frenchEuros, frenchYears } from '../value/frenchText'
import { missingIn, type Needed, neededCode, type ScoredAnswers } from './answers'
import {
  debtScale,
  dependentsScale,
  netWorthScale,
  pointsFrom,
  pointsUpTo,
  precautionScale,
  retirementScale,
  savingScale,
  stabilityPoints,
} from './points'
import {
  cappedLevel,
  type CapRule,
  complete,
  incomplete,
  pointsComponent,
  type Score,
  type ScoreComponent,
  sumOfPoints,
} from './score'
import type { Wealth } from './wealth'
import { counted, monthsText, percentText } from './texts'
import { numberOrNull, pointsOf } from './values'

const CODE = 'ability-to-sustain-loss'
const RETIRED = 'retirement'
const MOST_RETIREMENT = 5

const YOURS = 'Au vu de vos revenus, charges, dettes et épargne, votre situation'
const sentences: Readonly<Record<string, string>> = {
  none: `${YOURS} ne permet de supporter aucune perte.`,
  limited: `${YOURS} permet de supporter une perte limitée, jusqu’à 10\u202f% du montant investi.`,
  significant: `${YOURS} permet de supporter une perte significative, jusqu’à 25\u202f% du montant investi.`,
  high: `${YOURS} permet de supporter une perte importante, jusqu’à 50\u202f% du montant investi.`,
  total: `${YOURS} permet de supporter la perte de la totalité du montant investi.`,
}

/** The answers that the ability to sustain loss needs. Without a planned age of retirement, it is counted as unknown. */
export const neededForAbility: readonly Needed[] = [
  {
    section: 'income',
    field: 'monthly_wages_pensions_amount',
    isGiven: ({ is_income_known, wealth }) => is_income_known && wealth !== null,
  },
  {
    section: 'charge',
    field: 'monthly_current_charges_amount',
    isGiven: ({ is_charge_known, wealth }) => is_charge_known && wealth !== null,
  },
  neededCode('professional_situation', 'work_status', Object.keys(stabilityPoints)),
  {
    section: 'pp_account',
    field: 'nb_dependent_children',
    isGiven: ({ nb_dependent_children }) => nb_dependent_children !== null,
  },
  { section: 'scpi_client', field: 'birthdate', isGiven: ({ age }) => age !== null },
]

/** The answers once none is missing. */
interface AbilityFacts {
  wealth: Wealth
  age: number
  children: number
  workStatus: unknown
  retirementAge: number | null
}

/**
 * Ability to sustain loss, 0 to 100: what the budget, debts, savings and situation allow, whatever the investor says.
 * A budget in deficit, too little savings at hand or too much debt cap the level (AL-CAP-1 to AL-CAP-5).
 */
export function abilityToSustainLoss(answers: ScoredAnswers): Score {
  const missing = missingIn(answers, neededForAbility)
  const { wealth, age, nb_dependent_children: children, professional_situation } = answers
  if (missing.length > 0 || wealth === null || age === null || children === null) return incomplete(CODE, missing)
  const components = componentsOf({
    wealth,
    age,
    children,
    workStatus: professional_situation['work_status'],
    retirementAge: numberOrNull(professional_situation['retirement_age']),
  })
  const points = sumOfPoints(components)
  const { level, caps } = cappedLevel(CODE, points, capsOf(wealth))
  return complete(CODE, points, level, { components, caps, sentence: sentences[level.code] ?? null })
}

function capsOf({ saving_ratio, precaution_months, debt_ratio }: Wealth): CapRule[] {
  return [
    { code: 'AL-CAP-1', label: 'Taux d’épargne négatif', applies: saving_ratio < 0, level: 'none' },
    {
      code: 'AL-CAP-2',
      label: 'Moins d’un mois d’épargne de précaution',
      applies: precaution_months < 1,
      level: 'none',
    },
    {
      code: 'AL-CAP-3',
      label: 'Moins de 3 mois d’épargne de précaution',
      applies: precaution_months >= 1 && precaution_months < 3,
      level: 'limited',
    },
    { code: 'AL-CAP-4', label: 'Endettement supérieur à 50\u202f%', applies: debt_ratio > 0.5, level: 'none' },
    {
      code: 'AL-CAP-5',
      label: 'Endettement supérieur à 35\u202f%',
      applies: debt_ratio > 0.35 && debt_ratio <= 0.5,
      level: 'limited',
    },
  ]
}

function componentsOf(facts: AbilityFacts): ScoreComponent[] {
  return [...wealthComponents(facts.wealth), ...situationComponents(facts)]
}

function wealthComponents({ saving_ratio, debt_ratio, precaution_months, net_worth }: Wealth): ScoreComponent[] {
  return [
    pointsComponent(
      'saving_ratio',
      'Taux d’épargne',
      pointsFrom(savingScale, saving_ratio),
      20,
      `Taux d’épargne de ${percentText(saving_ratio)}`,
    ),
    pointsComponent(
      'debt_ratio',
      'Endettement',
      pointsUpTo(debtScale, debt_ratio),
      15,
      `Taux d’endettement de ${percentText(debt_ratio)}`,
    ),
    pointsComponent(
      'precaution_months',
      'Épargne de précaution',
      pointsFrom(precautionScale, precaution_months),
      25,
      precaution_months >= 99
        ? 'Au moins 99 mois de dépenses disponibles aussitôt'
        : `${monthsText(precaution_months)} de dépenses disponibles aussitôt`,
    ),
    pointsComponent(
      'net_worth',
      'Patrimoine net',
      pointsFrom(netWorthScale, net_worth),
      20,
      `Patrimoine net de ${frenchEuros(net_worth)}`,
    ),
  ]
}

function situationComponents({ children, workStatus, age, retirementAge }: AbilityFacts): ScoreComponent[] {
  const stability = pointsOf(stabilityPoints, workStatus)
  return [
    pointsComponent(
      'stability',
      'Stabilité des revenus',
      stability,
      10,
      `Statut professionnel\u00a0: ${counted(stability, 'point', 'points')} de stabilité sur 10`,
    ),
    pointsComponent(
      'dependents',
      'Enfants à charge',
      pointsUpTo(dependentsScale, children),
      5,
      children === 0 ? 'Aucun enfant à charge' : counted(children, 'enfant à charge', 'enfants à charge'),
    ),
    retirementComponent(workStatus, age, retirementAge),
  ]
}

function retirementComponent(workStatus: unknown, age: number, retirementAge: number | null): ScoreComponent {
  const line = (points: number, explanation: string): ScoreComponent =>
    pointsComponent('retirement', 'Retraite', points, MOST_RETIREMENT, explanation)
  if (workStatus === RETIRED) return line(MOST_RETIREMENT, 'Déjà à la retraite')
  if (retirementAge === null) return line(1, 'Âge de départ à la retraite inconnu')
  const years = retirementAge - age
  const points = pointsFrom(retirementScale, years)
  return line(points, years <= 0 ? 'Âge de départ à la retraite atteint' : `Retraite dans ${frenchYears(years)}`)
}
