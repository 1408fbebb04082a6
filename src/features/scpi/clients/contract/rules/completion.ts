import { definitionOf } from '#contract'
import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import { isProtected } from './capacity'

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
type Expected = readonly string[] | ((values: Values) => readonly string[])

/** What a study of a client needs of each resource: never what a save wants. */
const EXPECTED: Readonly<Partial<Record<ResourceType, Expected>>> = {
  scpi_client: [
    'judicial_capacity',
    'honorific',
    'firstname1',
    'lastname',
    'birth_name',
    'birthdate',
    'email',
    'phone',
    'address',
    'postal_code',
    'municipality',
    'country',
    'birth_municipality',
    'birth_country',
    'nationality1',
  ],
  representative: ['type', 'honorific', 'firstname', 'lastname', 'birthdate', 'email', 'phone'],
  family_situation: ({ family_situation }) => [
    'family_situation',
    'annual_household_gross_income_amount',
    'annual_household_net_income_range',
    ...(['married', 'divorcing', 'legally_separated'].includes(String(family_situation))
      ? ['mariage_contract_type']
      : []),
    ...(family_situation === 'pacs' ? ['pacs_contract_type'] : []),
  ],
  pp_account: ['nb_children', 'nb_dependent_children', 'nb_people_legal_family'],
  pp_account_child: ['firstname', 'birthdate', 'child_link'],
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

function expectedOf(type: ResourceType, values: Values): readonly string[] {
  const expected = EXPECTED[type] ?? []
  return typeof expected === 'function' ? expected(values) : expected
}

/** In words, what lacks. */
export const labelOfMissing = ({ section, field, is_whole }: MissingAnswer): string =>
  is_whole === true && section === 'representative'
    ? 'Représentant légal'
    : [WHOSE[section], definitionOf(section).fields[field]?.label ?? field].filter(Boolean).join('\u00a0: ')

/** Whose answer it is, where it is not that of the client. */
const WHOSE: Readonly<Partial<Record<ResourceType, string>>> = {
  representative: 'Représentant',
  pp_account_child: 'Enfant',
}

function missingOf({ type, attributes }: Pick<Resource, 'type' | 'attributes'>): {
  count: number
  missing: MissingAnswer[]
} {
  const values: Values = attributes
  const fields = expectedOf(type, values)
  return {
    count: fields.length,
    missing: fields.filter((field) => !isGiven(values[field])).map((field) => ({ section: type, field })),
  }
}

/** A minor or a protected person is represented by somebody. */
function missingRepresentative(resources: readonly Pick<Resource, 'type' | 'attributes'>[]): MissingAnswer[] {
  const client: Values | undefined = resources.find(({ type }) => type === 'scpi_client')?.attributes
  const isNeeded = client !== undefined && isProtected(client['judicial_capacity'])
  return isNeeded && !resources.some(({ type }) => type === 'representative')
    ? [{ section: 'representative', field: 'type', is_whole: true }]
    : []
}

/** What is filled of these resources of a client’s file. */
export function completionOf(resources: readonly Pick<Resource, 'type' | 'attributes'>[]): Completion {
  const parts = resources.map(missingOf)
  const lacking = missingRepresentative(resources)
  const missing = [...parts.flatMap((part) => part.missing), ...lacking]
  const expected = parts.reduce((sum, { count }) => sum + count, lacking.length)
  return { done: expected - missing.length, expected, missing }
}

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

function parseMissing(value: unknown): MissingAnswer | undefined {
  if (!isObject(value)) return undefined
  const { section, field, is_whole } = value
  const type = answeringTypes.find((name) => name === section)
  return type && typeof field === 'string'
    ? { section: type, field, ...(is_whole === true ? { is_whole } : {}) }
    : undefined
}

const answeringTypes = ['scpi_client', 'representative', 'family_situation', 'pp_account', 'pp_account_child'] as const
