import * as yup from 'yup'
import { isObject, type Entries } from './json'
import { messages } from './messages'
import { ruleOf, type Field } from './fields/field'

export type Fields = Readonly<Record<string, Field>>

/** A resource of the API, said once: type, attributes, relationships. */
export interface ResourceDefinition<Type extends string = string, F extends Fields = Fields> {
  readonly type: Type
  readonly fields: F
  /** Relationship name → how many it holds and of which type. */
  readonly relationships: Readonly<Record<string, Relationship>>
}
export interface Relationship {
  readonly type: string
  readonly many: boolean
}

type ValueOf<F extends Field> = Exclude<F['initial'], null>
type Held<F extends Field> = F extends { readonly mayLack: true }
  ? ValueOf<F> | null
  : ValueOf<F> extends boolean
    ? ValueOf<F>
    : ValueOf<F> | null

/** Attributes as they are stored and edited: anything but a flag may still be null. */
export type AttributesOf<D extends { fields: Fields }> = {
  readonly [Name in keyof D['fields']]: Held<D['fields'][Name]>
}
/** Attributes of a resource that passed `checkComplete`: what is required is there. */
export type CompleteAttributesOf<D extends { fields: Fields }> = {
  readonly [Name in keyof D['fields']]: [D['fields'][Name]['required']] extends [true | undefined]
    ? ValueOf<D['fields'][Name]>
    : Held<D['fields'][Name]>
}

export function defineResource<const Type extends string, F extends Fields>(
  type: Type,
  fields: F,
  relationships: Readonly<Record<string, Relationship>> = {},
): ResourceDefinition<Type, F> {
  return { type, fields, relationships }
}

/** Field name → French messages; dotted names for nested values. The shape of a 422 answer. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
export type Checked<Attributes> =
  { readonly valid: true; readonly attributes: Attributes } | { readonly valid: false; readonly errors: FieldErrors }

type Definition = Pick<ResourceDefinition, 'fields'>

/** An object's own entries, or undefined for anything that is not a plain object. */
function entryMap(input: unknown): Map<string, unknown> | undefined {
  return isObject(input) ? new Map(Object.entries(input)) : undefined
}

/** Yup calls `toString` on what it converts, and an object of a request may carry one that is no function: no scalar is an object. */
function withoutObject(field: Field, value: unknown): unknown {
  const holdsObjects = ['list', 'rateTable', 'object', 'pictures'].includes(field.kind)
  return typeof value === 'object' && value !== null && !holdsObjects ? Number.NaN : value
}

/** @param context what the resource holds, which the rule of a field may look at */
function checkOne(field: Field, value: unknown, context: Entries): { value: unknown; messages: readonly string[] } {
  if (value === undefined) return { value, messages: field.required === true ? [messages.required] : [] }
  try {
    return {
      value: ruleOf(field).validateSync(withoutObject(field, value), {
        abortEarly: false,
        disableStackTrace: true,
        context,
      }),
      messages: [],
    }
  } catch (error) {
    if (!yup.ValidationError.isError(error)) throw error
    return { value, messages: [...new Set(error.errors)] }
  }
}

/** Checks attributes by name. Typed loosely: callers cast the result to the attributes of their definition. */
function check(
  definition: Definition,
  input: unknown,
  names: (named: Iterable<string>) => Iterable<string>,
  held: Entries = {},
): Checked<Record<string, unknown>> {
  const entries = entryMap(input)
  if (!entries) return { valid: false, errors: { '': [messages.object] } }
  const errors = new Map<string, readonly string[]>()
  const attributes = new Map<string, unknown>()
  const context = { ...held, ...Object.fromEntries(entries) }
  for (const name of entries.keys()) if (!writableField(definition, name)) errors.set(name, [messages.unknownAttribute])
  for (const name of names(entries.keys())) {
    const field = writableField(definition, name)
    if (!field) continue
    const result = checkOne(field, entries.get(name), context)
    if (result.messages.length > 0) errors.set(name, result.messages)
    else if (entries.has(name)) attributes.set(name, result.value ?? (field.kind === 'flag' ? field.initial : null))
  }
  return errors.size > 0
    ? { valid: false, errors: Object.fromEntries(errors) }
    : { valid: true, attributes: Object.fromEntries(attributes) }
}

function writableField(definition: Definition, name: string): Field | undefined {
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
  return field?.readOnly === true ? undefined : field
}

/**
 * Checks a change: only the attributes that it names, each by its whole rule. This is what an autosaved section and a PUT
 * go through, so a section may be saved half filled, but never with a value that is wrong.
 * @param held what the resource holds besides, which the rule of a field may look at
 */
export function checkChange<D extends Definition>(
  definition: D,
  input: unknown,
  held?: Entries,
): Checked<Partial<AttributesOf<D>>> {
  // Safe: each attribute has passed the rule of its field, which converts it to the field's type.
  return check(definition, input, (named) => named, held) as Checked<Partial<AttributesOf<D>>>
}

/** Checks a whole resource: every required attribute must be there. This is what a creation and a calculation go through. */
export function checkComplete<D extends Definition>(definition: D, input: unknown): Checked<CompleteAttributesOf<D>> {
  const checked = check(definition, input, () => Object.keys(definition.fields))
  if (!checked.valid) return checked
  const attributes: Entries = { ...initialAttributes(definition), ...checked.attributes }
  // Safe for the same reason; and every required attribute was present.
  return { valid: true, attributes: attributes as CompleteAttributesOf<D> }
}

/** The attributes of a new resource. */
export function initialAttributes<D extends Definition>(definition: D): AttributesOf<D> {
  const initial = Object.entries(definition.fields).map(([name, field]) => [name, field.initial] as const)
  // Each field gives its own initial value, under its own name.
  return Object.fromEntries(initial) as AttributesOf<D>
}

/** Separates a nested object from the rest of an input, so that each is checked by its own definition. */
export function takeOut(input: unknown, name: string): { nested: unknown; rest: unknown } {
  const entries = entryMap(input)
  if (!entries) return { nested: undefined, rest: input }
  const nested = entries.get(name)
  entries.delete(name)
  return { nested, rest: Object.fromEntries(entries) }
}

/** The errors of a nested value, under dotted names: `companion.firstname`. */
export function nestedErrors(checked: Checked<unknown>, name: string): FieldErrors {
  if (checked.valid) return {}
  return Object.fromEntries(
    Object.entries(checked.errors).map(([inner, texts]) => [inner === '' ? name : `${name}.${inner}`, texts]),
  )
}
