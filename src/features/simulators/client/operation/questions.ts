import type { Field } from '#contract'
import { defineResource, type Fields } from '#contract/define'
import { optional } from '#contract/fields'
import { schemes, type Question, type Scheme, type SolutionConfiguration } from '#domain'
import { solutionConfiguration } from '#features/simulation/contract'
import type { Values } from '../shell/addressInputs'

/** Without which nothing can be calculated, and for which nothing is taken. */
const REQUIRED: readonly string[] = ['project', 'municipality']

/** Asked beside the simulator by whoever has a client file. */
const OF_FILE: readonly string[] = ['client_file']

/** What is asked of an operation: an answer left empty is taken from elsewhere, or is none. */
export const operationQuestions = defineResource('operation', askedFields())

function askedFields(): Fields {
  const fields = Object.entries<Field>(solutionConfiguration.fields)
  return Object.fromEntries(
    fields
      .filter(([name]) => !OF_FILE.includes(name))
      .map(([name, field]) => [name, REQUIRED.includes(name) ? field : { ...optional(field), initial: null }]),
  )
}

/** The answers of a form that nobody filled in yet. */
export const firstAnswers: Values = { project: schemes.usual.investment }

/** What is asked of every purchase to let, whatever its scheme, by what it is about. */
export const groups = {
  first: ['project', 'municipality', 'property_price', 'contribution', 'loan_duration', 'loan_rate'],
  household: ['net_monthly_income', 'annual_tax', 'fiscal_part', 'monthly_loan_payment', 'alimony', 'monthly_rent'],
  home: ['notary_fee'],
  financing: ['insurance_rate', 'guaranty_fee', 'loan_application_fee', 'brokerage_fee'],
  assumptions: [
    'duration_to_display',
    'yearly_rent_revaluation_rate',
    'vacancy_rate',
    'yearly_value_growth_rate',
    'resale_fee_rate',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof SolutionConfiguration)[]>>

/** What only some schemes ask: what they depend on, and their own questions. */
export const askedBy = ({ asks, questions }: Pick<Scheme, 'asks' | 'questions'>): readonly string[] => [
  ...new Set<string>([...asks, ...Object.keys(questions)]),
]

/** The home itself, where one is bought: its size, and its rent where it is the owner’s to set. */
export function askedOfHome({ asks, isShares, letting }: Investment): readonly string[] {
  if (isShares === true) return []
  const rent = letting === 'none' ? [] : ['suggested_rent']
  return ['surface', ...rent].filter((name) => !asks.some((asked) => asked === name))
}

type Investment = NonNullable<ReturnType<typeof schemes.findInvestment>>

/** The purchase to let that the answers name; undefined where they name none. */
export const schemeOf = ({ project }: Values): Investment | undefined =>
  typeof project === 'string' ? schemes.findInvestment(project) : undefined

/** The names of the answers that count under a scheme. */
export const askedUnder = (scheme: Investment): readonly string[] => [
  ...Object.values(groups).flat(),
  ...askedBy(scheme),
  ...askedOfHome(scheme),
]

/** The answers with what a scheme begins with, where nothing was chosen; those of a form, before anybody types. */
export function withUsualAnswers(values: Values, today: string): Values {
  const scheme = schemeOf(values)
  if (!scheme) return values
  return { ...values, ...usualAnswers(scheme, values, today) }
}

function usualAnswers(scheme: Investment, values: Values, today: string): Values {
  const own = Object.entries<Question>(scheme.questions).map(([name, { initial }]) => [name, initial] as const)
  const usual: Values = {
    ...Object.fromEntries(own),
    ...scheme.usual?.answers,
    ...(scheme.asks.includes('seniority') ? { seniority: scheme.seniority ?? 'new' } : {}),
    ...(scheme.window && scheme.window.last < today ? { notary_signature_date: scheme.window.last } : {}),
  }
  return Object.fromEntries(
    Object.entries(usual).filter(([name, value]) => value !== undefined && isEmpty(values[name])),
  )
}

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
