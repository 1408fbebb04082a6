import { checkChange, definitionOf, type Choice, type ResourceType } from '#contract'

/** The sections of the account that the questionnaire asks of. */
export const accountTypes = [
  'pp_professional_situation',
  'financial_situation',
  'fiscality',
  'pp_objective',
  'quiz',
  'politically_exposed_person',
] as const satisfies readonly ResourceType[]

/** Those of the client’s own mass. */
export const massTypes = [
  'pp_income',
  'pp_charge',
  'financial_asset',
  'non_financial_asset',
] as const satisfies readonly ResourceType[]

export type MassType = (typeof massTypes)[number]
export type ProfileType = (typeof accountTypes)[number] | MassType

type Values = Readonly<Record<string, unknown>>

/** What was answered, by section; a section that is not open yet has nothing. */
export type Answers = Readonly<Record<ProfileType, Values>>

interface Asked {
  /** Its name in an address. */
  readonly key: string
  /** What is asked, in the words of the questionnaire. */
  readonly words: string
  /** Instead of that of the field. */
  readonly help?: string
  /** Asked only where this holds. */
  readonly isAsked?: (answers: Answers) => boolean
  /** Nothing lacks without an answer. */
  readonly isOptional?: true
}

/** One question: one field of a section. */
export interface FieldStep extends Asked {
  readonly kind: 'field'
  readonly type: ProfileType
  readonly field: string
  /** Of a list whose order counts: how many may be chosen. */
  readonly ranked?: number
  /** The answers that are offered, where the field would take others. */
  readonly choices?: readonly Choice[]
}

/** Amounts that are typed together: one that is left empty is zero once the client goes on. */
export interface AmountsStep extends Asked {
  readonly kind: 'amounts'
  readonly type: ProfileType
  readonly fields: readonly string[]
}

/** The loans that are being paid back; having none is an answer. */
interface LoansStep extends Asked {
  readonly kind: 'loans'
  readonly isOptional: true
}

/** What the words of sustainability mean, to be read before anything is asked. */
interface DefinitionsStep extends Asked {
  readonly kind: 'definitions'
}

export type Step = FieldStep | AmountsStep | LoansStep | DefinitionsStep

export const question = (
  type: ProfileType,
  field: string,
  words: string,
  more: Partial<Omit<FieldStep, 'kind' | 'type' | 'field' | 'words'>> = {},
): FieldStep => ({ kind: 'field', key: field, type, field, words, ...more })

export const amounts = (
  type: ProfileType,
  key: string,
  words: string,
  { fields, ...more }: Pick<AmountsStep, 'fields'> & Partial<Asked>,
): AmountsStep => ({ kind: 'amounts', key, type, words, fields, ...more })

/** The steps that are asked, given what was answered. */
export const askedOf = (steps: readonly Step[], answers: Answers): readonly Step[] =>
  steps.filter(({ isAsked }) => isAsked?.(answers) !== false)

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/** Whether a field holds an answer that the contract takes. */
function isRight(type: ProfileType, field: string, values: Values): boolean {
  return checkChange(definitionOf(type), { [field]: values[field] }, values).valid
}

/** The fields of a step that hold no answer yet, or a wrong one. */
export function lackingOf(step: Step, answers: Answers): readonly string[] {
  switch (step.kind) {
    case 'field':
    case 'amounts': {
      const values = answers[step.type]
      const fields = step.kind === 'field' ? [step.field] : step.fields
      return fields.filter((field) => !isGiven(values[field]) || !isRight(step.type, field, values))
    }
    case 'definitions':
      return isGiven(answers.quiz['esg_information_given_at']) ? [] : ['esg_information_given_at']
    case 'loans':
      return []
  }
}

/** Whether something wrong was typed: nobody goes on before it is corrected. */
export const isWrong = (step: Step, answers: Answers): boolean => wrongFields(step, answers).length > 0

/** The fields of a step that hold a wrong answer. */
export function wrongFields(step: Step, answers: Answers): readonly string[] {
  if (step.kind !== 'field' && step.kind !== 'amounts') return []
  const values = answers[step.type]
  return lackingOf(step, answers).filter((field) => isGiven(values[field]))
}

export const isAnswered = (step: Step, answers: Answers): boolean => lackingOf(step, answers).length === 0

/** How many answers are given, of how many that are needed. */
export function countOf(steps: readonly Step[], answers: Answers): { readonly given: number; readonly asked: number } {
  const needed = askedOf(steps, answers).filter(({ isOptional }) => isOptional !== true)
  return { given: needed.filter((step) => isAnswered(step, answers)).length, asked: needed.length }
}

/** Where one goes on: the first question that lacks its answer, else the first of all. */
export function firstLacking(steps: readonly Step[], answers: Answers): Step | undefined {
  const asked = askedOf(steps, answers)
  return asked.find((step) => step.isOptional !== true && !isAnswered(step, answers)) ?? asked[0]
}
