import { amountAt } from '#client/engine'
import { writeDifference, writeFigure } from '#client/ui/explanation'
import { simulators } from '#domain'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { explainAssumption } from './explainAssumptions'
import { explainSincerity } from './explainSincerity'
import {
  explainCharges,
  explainLoanPayment,
  explainLoanYear,
  explainYearlyEffort,
  explainYearlyTaxes,
  explainYears,
} from './explainSums'
import { explainStep, lineOf } from './explainSteps'
import { solutionConfiguration } from '#features/simulation/contract'
import type { Field } from '#contract'
import { unitOf } from './unitOf'

/** Answers that a file is asked for, and that stand for an example in an operation that is in none. */
export const exampleNames = [
  'net_monthly_income',
  'annual_tax',
  'fiscal_part',
  'monthly_loan_payment',
  'alimony',
  'monthly_rent',
  'property_price',
  'contribution',
  'renovation_price',
] as const

const EXAMPLE = 'Valeur d’exemple, prise tant que le champ est vide.'

/** Where the value that stands for an empty field comes from; an operation that is in no file begins with examples. */
const sentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(exampleNames.map((name) => [name, EXAMPLE])),
  notary_fee:
    'Droits de mutation, émoluments du notaire et débours, ' +
    'au barème en vigueur à la date de l’acte (C. com. art. A444-91, CGI art. 1594 D)\u202f; le neuf paie la taxe de publicité foncière.',
  guaranty_fee: 'Estimation usuelle\u00a0: une part du capital emprunté.',
  loan_duration: 'Durée usuelle d’un prêt immobilier, prise tant que le champ est vide.',
  duration_to_display: 'Durée usuelle d’une projection, prise tant que le champ est vide.',
}

/** Where what is taken for an empty field comes from. */
const explainAssumedValue = (solution: ExplainedSolution, name: string): Explained | undefined =>
  explainValue(solution, name, sentences[name] ?? 'Hypothèse de votre société, prise tant que le champ est vide.')

/** Where an answer of an operation comes from: a field that was filled, or what is taken while it is empty. */
const explainAnswer = (solution: ExplainedSolution, name: string): Explained | undefined =>
  solution.taken && Object.hasOwn(solution.taken, name)
    ? explainAssumedValue(solution, name)
    : explainValue(solution, name, 'Valeur saisie pour cette opération.')

function explainValue(solution: ExplainedSolution, name: string, sentence: string): Explained | undefined {
  const fields: Readonly<Record<string, Field>> = solutionConfiguration.fields
  const values = new Map<string, unknown>([
    ...Object.entries(solution.answer.meta.context.defaults),
    ...Object.entries(solution.configuration),
  ])
  const [field, value] = [fields[name], values.get(name)]
  if (!field || typeof value !== 'number') return undefined
  return {
    explanation: {
      label: field.label,
      value,
      unit: unitOf(field),
      sentence,
      lines: lineOf(solution, 'indicators.total_cost'),
      rules: [],
    },
    amounts: undefined,
  }
}

/** What screens make of the figures of a result. */
const composed: Readonly<
  Record<string, (solution: ExplainedSolution, place: string, name: string) => Explained | undefined>
> = {
  years: explainYears,
  loan_payment: explainLoanPayment,
  yearly_effort: explainYearlyEffort,
  yearly_taxes: explainYearlyTaxes,
  loan_years: explainLoanYear,
  charges: explainCharges,
  overall_cap: explainOverallCap,
  assumptions: explainAssumption,
  taken: explainAssumedValue,
  answers: explainAnswer,
  difference: explainDifference,
  sincerity: explainSincerity,
}

/**
 * Where a figure comes from, by its name: the key of its trace (`yearly_report.2030.rent`), or what a screen makes of such
 * figures (`years.rent`, `loan_years.2030.interest`). Undefined for a name that is no figure.
 */
export function explain(solution: ExplainedSolution, figure: string): Explained | undefined {
  const [kind = '', place = '', name = ''] = figure.split('.')
  return explainStep(solution, figure) ?? composed[kind]?.(solution, place, name)
}

/** By how much a figure of an operation differs from that of the operation it is compared with. */
function explainDifference(solution: ExplainedSolution, place: string, name: string): Explained | undefined {
  const key = `${place}.${name}`
  const [line] = lineOf(solution, key)
  const before = solution.base && amountAt(solution.base.data, [key])
  if (typeof line?.value !== 'number' || before === undefined) return undefined
  const { label, unit, value } = line
  return {
    explanation: {
      label: `Écart\u00a0: ${label.toLowerCase()}`,
      value: writeDifference(value, before, unit) || writeFigure(0, unit),
      unit: 'text',
      sentence: 'Ce que donne cette opération, moins ce que donne celle à l’écran.',
      lines: [
        { ...line, label: 'Cette opération' },
        { label: 'L’opération à l’écran', value: before, unit },
      ],
      rules: [],
    },
    amounts: undefined,
  }
}

/** Where the cap on the reductions of a year comes from. */
function explainOverallCap(solution: ExplainedSolution, year: string): Explained | undefined {
  const cap = simulators.overallCapOf(solution.configuration, Number(year))
  if (!cap) return undefined
  const { label, from, source, evidence, verified } = cap.rule
  return {
    explanation: {
      label: `${label} ${year}`,
      value: cap.amount,
      unit: 'euros_per_year',
      sentence:
        'Les réductions et crédits d’impôt d’une année ne peuvent pas réduire l’impôt de plus que ce plafond\u202f; ce qui le dépasse est perdu.',
      lines: ['tax_reduction', 'lost_tax_reduction'].flatMap((field) =>
        lineOf(solution, `yearly_report.${year}.${field}`),
      ),
      rules: [
        {
          label,
          value: cap.rule.text(),
          from,
          source,
          link: undefined,
          reliability: evidence === 'official' && !verified ? 'outdated' : evidence,
        },
      ],
    },
    amounts: undefined,
  }
}
