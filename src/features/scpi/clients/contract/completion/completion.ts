import { definitionOf } from '#contract'
import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import { isProtected } from '../rules/capacity'
import { expectedOf, isGiven } from './expectedAnswers'

/** An answer that a client’s file still lacks. It is stored: words are not, they are those of the contract of the day. */
export interface MissingAnswer {
  /** Type of the resource. */
  readonly section: ResourceType
  readonly field: string
  /** There is no resource of the type at all. */
  readonly is_whole?: true
}

/** What is filled of a client’s file: how many of the answers it needs, and those that lack. */
export interface Completion {
  readonly done: number
  readonly expected: number
  readonly missing: readonly MissingAnswer[]
}

type Values = Readonly<Record<string, unknown>>
type Answered = Pick<Resource, 'type' | 'attributes'>

/** In words, what lacks. */
export const labelOfMissing = ({ section, field, is_whole }: MissingAnswer): string =>
  is_whole === true && section === 'representative'
    ? 'Représentant légal'
    : [WHOSE[section], wordsOf(section, field)].filter(Boolean).join('\u00a0: ')

function wordsOf(section: ResourceType, field: string): string {
  const { short, label } = definitionOf(section).fields[field] ?? {}
  return short ?? label ?? field
}

/** Whose answer it is, where it is not that of the client. */
const WHOSE: Readonly<Partial<Record<ResourceType, string>>> = {
  representative: 'Représentant',
  pp_account_child: 'Enfant',
  pp_entity_loan: 'Prêt',
}

function missingOf({ type, attributes }: Answered): { count: number; missing: MissingAnswer[] } {
  const values: Values = attributes
  const fields = expectedOf(type, values)
  return {
    count: fields.length,
    missing: fields.filter((field) => !isGiven(values[field])).map((field) => ({ section: type, field })),
  }
}

/** A minor or a protected person is represented by somebody. */
function missingRepresentative(resources: readonly Answered[]): MissingAnswer[] {
  const client: Values | undefined = resources.find(({ type }) => type === 'scpi_client')?.attributes
  const isNeeded = client !== undefined && isProtected(client['judicial_capacity'])
  return isNeeded && !resources.some(({ type }) => type === 'representative')
    ? [{ section: 'representative', field: 'type', is_whole: true }]
    : []
}

/** Of what two persons share, the income and the charges may be those that each has alone. */
function needed(resources: readonly Answered[]): readonly Answered[] {
  const mass: Values | undefined = resources.find(({ type }) => type === 'pp_entity')?.attributes
  return mass?.['entity_type'] === 'joint'
    ? resources.filter(({ type }) => type !== 'pp_income' && type !== 'pp_charge')
    : resources
}

/** What is filled of the resources of one aggregate of a client’s file: the client, the account, or one mass. */
export function completionOf(resources: readonly Answered[]): Completion {
  const parts = needed(resources).map(missingOf)
  const lacking = missingRepresentative(resources)
  const missing = [...parts.flatMap((part) => part.missing), ...lacking]
  const expected = parts.reduce((sum, { count }) => sum + count, lacking.length)
  return { done: expected - missing.length, expected, missing }
}

/** What is filled of several aggregates together. */
export const completionOfAll = (completions: readonly Completion[]): Completion => ({
  done: completions.reduce((sum, { done }) => sum + done, 0),
  expected: completions.reduce((sum, { expected }) => sum + expected, 0),
  missing: completions.flatMap(({ missing }) => missing),
})

/** Whole per cent of what is filled; 100 where nothing is needed. */
export const percentDone = ({ done, expected }: Pick<Completion, 'done' | 'expected'>): number =>
  expected === 0 ? 100 : Math.floor((done * 100) / expected)

/** A completion as it came over the wire; undefined for anything else. What was stored once had a label, which is left out. */
export function parseCompletion(value: unknown): Completion | undefined {
  if (!isObject(value) || typeof value['done'] !== 'number' || typeof value['expected'] !== 'number') return undefined
  const missing = Array.isArray(value['missing']) ? value['missing'] : []
  return {
    done: value['done'],
    expected: value['expected'],
    missing: missing.flatMap((one: unknown) => {
      const answer = parseMissing(one)
      return answer ? [answer] : []
    }),
  }
}

/** An answer by its section and field, as it came over the wire; undefined for anything else. */
export function parseMissing(value: unknown): MissingAnswer | undefined {
  if (!isObject(value)) return undefined
  const { section, field, is_whole } = value
  const type = answeringTypes.find((name) => name === section)
  return type && typeof field === 'string'
    ? { section: type, field, ...(is_whole === true ? { is_whole } : {}) }
    : undefined
}

const answeringTypes = [
  'scpi_client',
  'representative',
  'family_situation',
  'pp_account',
  'pp_account_child',
  'financial_situation',
  'fiscality',
  'pp_professional_situation',
  'politically_exposed_person',
  'pp_objective',
  'quiz',
  'pp_income',
  'pp_charge',
  'pp_entity_loan',
] as const
