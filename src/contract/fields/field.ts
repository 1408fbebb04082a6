import type * as yup from 'yup'
import { messages } from '../messages'

/** Which control draws the field; where it stands is the screen's business. */
export type FieldKind =
  | 'amount'
  | 'rate'
  | 'integer'
  | 'decimal'
  | 'coordinate'
  | 'date'
  | 'instant'
  | 'flag'
  | 'yesNo'
  | 'choice'
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'password'
  | 'location'
  | 'reference'
  | 'list'
  | 'rateTable'
  | 'value'
  | 'pictures'
  | 'object'

export interface Choice {
  readonly value: string | number
  readonly label: string
}

export interface Words {
  readonly label: string
  /** Shorter label, for tables and small screens. */
  readonly short?: string
  readonly help?: string
  readonly placeholder?: string
  /** Written behind the value: `€`, `€/mois`, `ans`. */
  readonly unit?: string
}

export interface Facets {
  readonly choices?: readonly Choice[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  /** Of a list of objects: what is told of each. */
  readonly items?: Readonly<Record<string, Field>>
}

/** One attribute of a resource: its rule, its words, and whether it identifies a person. */
export interface Field<Value = unknown, Required extends boolean = boolean> extends Words, Facets {
  readonly kind: FieldKind
  /** A complete resource has a value here; a draft may still be without. */
  readonly required: Required | undefined
  /** Identifies a person: a stable token in debug snapshots, never in a log. */
  readonly private: boolean
  /** Written by the server only. */
  readonly readOnly: boolean
  /** The database holds it encrypted, and a history tells the end of it alone. */
  readonly encrypted: boolean
  /** The value of a new resource. */
  readonly initial: Value | null
  /** The other attribute of its resource that its rule looks at. */
  readonly dependsOn?: string
  /** Of a yes or no: it may be answered by neither. */
  readonly mayLack?: true
  /** Converts and checks one value. Null and '' pass even for a required field: `ruleOf` adds that check. */
  readonly rule: yup.Schema
  /** True when a value has the type of this field, or is null. Bounds are not looked at. */
  readonly accepts: (value: unknown) => value is Value | null
}

export interface Options<Value, Required extends boolean> extends Words {
  readonly required?: Required
  readonly private?: boolean
  readonly readOnly?: boolean
  readonly encrypted?: boolean
  readonly initial?: Value
}

export const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''
export const acceptsNumber = (value: unknown): value is number | null => value === null || typeof value === 'number'
export const acceptsText = (value: unknown): value is string | null => value === null || typeof value === 'string'
export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
export const acceptsFlag = (value: unknown): value is boolean | null => value === null || typeof value === 'boolean'

export function define<Value, Required extends boolean>(
  kind: FieldKind,
  options: Options<Value, Required>,
  rule: yup.Schema,
  accepts: Field<Value>['accepts'],
  facets: Facets & Partial<Words> = {},
): Field<Value, Required> {
  const {
    required,
    private: isPrivate = false,
    readOnly = false,
    encrypted = false,
    initial = null,
    ...words
  } = options
  return { ...facets, ...words, kind, required, private: isPrivate, readOnly, encrypted, initial, rule, accepts }
}

const wholeRules = new WeakMap<Field, yup.Schema>()

/** The whole rule of a field: its own, and that a required one has a value. */
export function ruleOf(field: Field): yup.Schema {
  if (field.required !== true) return field.rule
  const known = wholeRules.get(field)
  if (known) return known
  const rule = field.rule.test('required', messages.required, (value: unknown) => !isAbsent(value))
  wholeRules.set(field, rule)
  return rule
}

/** The same field, not required. */
export function optional<const Value>(field: Field<Value>): Field<Value, false> {
  return { ...field, required: false }
}

/** The same field with an initial value for new resources. */
export const beginning = <const Value, Required extends boolean>(
  field: Field<Value, Required>,
  initial: Value,
): Field<Value, Required> => ({ ...field, initial })
