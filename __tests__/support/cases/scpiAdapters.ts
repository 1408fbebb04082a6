import {
  coupleLevel,
  type Score,
  type ScoreCode,
  type ScoredAnswers,
  scoreOf,
  type Values,
  wealthOf,
} from '../../../src/domain/scpi'
import { rawExperience } from '../../../src/domain/scpi/knowledge'
import { roundHalfUp } from '../../../src/domain/value/rounding'
import { experienceOf } from '../scpi/personas'
import { type Adapter, numberOf, recordOf, textOf } from './case'

const DAY = '2026-11-20'

/** The score of each name that a file of cases gives. */
const scoreNames: Readonly<Record<string, ScoreCode>> = {
  knowledge_experience: 'knowledge-experience',
  knowledge_experience_scpi: 'knowledge-experience-scpi',
  ability_to_sustain_loss: 'ability-to-sustain-loss',
  ability: 'ability-to-sustain-loss',
  investor_profile: 'investor-profile',
  extra_financial_profile: 'extra-financial-profile',
}

/** One investor, all scores. */
const person: Adapter = ({ inputs, expected }) => ({ found: scoresOf(answersOf(inputs), Object.keys(expected)) })

/** Two subscribers: the level that counts for both. */
const couple: Adapter = ({ inputs, expected }) => {
  const [first, second] = [answersOf(recordOf(inputs['first'])), answersOf(recordOf(inputs['second']))]
  return {
    found: Object.fromEntries(
      knownScores(Object.keys(expected)).map(([name, code]) => {
        const together = coupleLevel(scoreOf(code, first), scoreOf(code, second))
        return [name, { ...together, label: typed(together?.level_label ?? null) }]
      }),
    ),
  }
}

/** SCPI investors of a file of cases. */
export const scpiAdapters: Readonly<Record<string, Adapter>> = {
  'scpi-persona': person,
  'scpi-edge': person,
  'scpi-couple': couple,
}

function knownScores(names: readonly string[]): [name: string, code: ScoreCode][] {
  return names.flatMap((name) => {
    const code = scoreNames[name]
    return code === undefined ? [] : [[name, code]]
  })
}

function scoresOf(answers: ScoredAnswers, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    knownScores(names).map(([name, code]) => [name, figuresOf(scoreOf(code, answers), answers)]),
  )
}

/** A score as a case writes it: typed apostrophes and spaces, components by code. */
function figuresOf(score: Score, answers: ScoredAnswers): Record<string, unknown> {
  const levels = score.components.flatMap(({ code, level }): [string, string][] =>
    level === null ? [] : [[code, level]],
  )
  return {
    points: score.points,
    max: score.max_points,
    level: score.level,
    label: typed(score.level_label),
    caps: score.caps.map(({ code }) => code),
    sri_max: score.sri_max,
    limiting: score.limiting,
    components: Object.fromEntries(levels),
    missing: score.missing_fields.map(({ section, field }) => `${section}.${field}`),
    detail: detailOf(score, answers),
  }
}

/** Names that a case gives to the points of the ability to sustain loss. */
const abilityNames: Readonly<Record<string, string>> = {
  saving_ratio: 'p_saving',
  debt_ratio: 'p_debt',
  precaution_months: 'p_precaution',
  net_worth: 'p_net_worth',
  stability: 'p_stability',
  dependents: 'p_dependents',
  retirement: 'p_retirement',
}

function detailOf(score: Score, { quiz, wealth }: ScoredAnswers): Record<string, unknown> {
  const isAbility = score.code === 'ability-to-sustain-loss'
  const points = score.components.map((line): [string, number | null] => [
    isAbility ? (abilityNames[line.code] ?? line.code) : line.code,
    line.points,
  ])
  const { correct, essential_missed, credit_ok, dismemberment_ok } = score
  return {
    ...Object.fromEntries(points),
    ...(correct === undefined ? {} : { correct }),
    ...(score.code === 'knowledge-experience' ? { experience_raw: rawExperience(quiz) } : {}),
    ...(score.code === 'knowledge-experience-scpi' ? { essential_missed, credit_ok, dismemberment_ok } : {}),
    ...(isAbility && wealth !== null
      ? {
          saving_ratio: rounded(wealth.saving_ratio, 10_000),
          debt_ratio: rounded(wealth.debt_ratio, 10_000),
          precaution_months: rounded(wealth.precaution_months, 100),
          net_worth: wealth.net_worth,
        }
      : {}),
  }
}

const rounded = (value: number, units: number): number => roundHalfUp(value * units) / units

/** A label with the apostrophe and the space of a keyboard. */
function typed(label: string | null): string | null {
  return label === null ? null : label.replaceAll('’', "'").replaceAll(/[\u00a0\u202f]/g, ' ')
}

function answersOf(inputs: Values): ScoredAnswers {
  const hasBudget = typeof inputs['income'] === 'number'
  return {
    quiz: quizOf(inputs),
    objective: {
      premium_investments: inputs['objectives'],
      investment_duration: inputs['investment_duration'],
      investment_risk: inputs['investment_risk'],
      max_loss_accepted: inputs['max_loss_accepted'],
      liquidity_need: inputs['liquidity_need'],
      manual_lower_level: inputs['manual_lower_level'],
    },
    professional_situation: { work_status: inputs['work_status'], retirement_age: inputs['retirement_age'] },
    nb_dependent_children: numberOrNull(inputs['dependents']),
    age: numberOrNull(inputs['age']),
    wealth: hasBudget ? wealthOfInputs(inputs) : null,
    is_income_known: hasBudget,
    is_charge_known: hasBudget,
  }
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function quizOf(inputs: Values): Values {
  const experience = Object.entries(recordOf(inputs['exp'])).map(([family, answer]) => {
    const [operations, holding] = itemsOf(answer)
    return [family, [textOf(operations), textOf(holding)] as const] as const
  })
  const esg = recordOf(inputs['esg'])
  return {
    ...recordOf(inputs['gk']),
    ...recordOf(inputs['sk']),
    ...recordOf(inputs['tol']),
    ...experienceOf(Object.fromEntries(experience)),
    education_level: inputs['education_level'],
    finance_experience: inputs['finance_experience'],
    scpi_operations_count: inputs['scpi_ops'],
    scpi_holding_period: inputs['scpi_hold'],
    scpi_has_sold_shares: inputs['scpi_sold'] ?? false,
    scpi_experienced_price_drop: inputs['scpi_drop'] ?? false,
    esg_interest: esg['interest'],
    esg_taxonomy_min: esg['taxonomy'],
    esg_sustainable_min: esg['sustainable'],
    esg_pai_families: esg['pai'],
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Totals as one entity that has them: rent and alimony are part of the charges, what is not financial is the home. */
function wealthOfInputs(inputs: Values): ScoredAnswers['wealth'] {
  const amount = (name: string): number => numberOf(inputs[name])
  const others = amount('net_worth') - amount('liquid_a')
  const entity = {
    share: 1,
    income: {
      monthly_wages_pensions_amount: amount('income') - amount('rental_income'),
      monthly_real_estate_revenue_amount: amount('rental_income'),
    },
    charge: {
      monthly_rent_amount: amount('rent'),
      monthly_alimony_amount: amount('alimony'),
      monthly_current_charges_amount: amount('charges') - amount('rent') - amount('alimony'),
    },
    financial_asset: { current_account_amount: amount('liquid_a') },
    non_financial_asset: { real_estate_home_amount: Math.max(0, others) },
    loans: [{ monthly_payment_amount: amount('loans'), remaining_capital_amount: Math.max(0, -others) }],
  }
  return wealthOf([entity], DAY)
}
