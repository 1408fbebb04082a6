import { definitionOf, isIsoDate, isResourceType, isUuid, resources, type Field } from '#contract'
import { requests } from '#contract/resources'
import { isUsualCharge } from '#domain'

export type Fields = Readonly<Record<string, Field>>

const types = Object.keys(resources).filter(isResourceType)

/** The fields of a resource type, undefined for any other text. */
export const fieldsOf = (type: unknown): Fields | undefined =>
  typeof type === 'string' && isResourceType(type) ? definitionOf(type).fields : undefined

const TEXTS: readonly Field['kind'][] = ['text', 'longText', 'email', 'phone', 'postalCode', 'password']

/** Whether a person may have written anything there: what the contract marks, and free text that the server does not write. */
export const isPrivate = (field: Field): boolean => field.private || (TEXTS.includes(field.kind) && !field.readOnly)

/** Every field of the contract by its name, for what does not say its type; a private one hides the others of its name. */
const everyField = new Map<string, Field>()
for (const { fields } of [...types.map(definitionOf), ...requests()]) {
  for (const [name, field] of Object.entries(fields)) {
    const held = everyField.get(name)
    if (!held || isPrivate(field)) everyField.set(name, field)
  }
}
export const fieldNamed = (name: string): Field | undefined => everyField.get(name)

/** Names of what the application writes itself. Whatever is missing here is removed from a snapshot, never let through. */
const ours: ReadonlySet<string> = new Set([
  'type',
  'id',
  'parentId',
  'localId',
  'mode',
  'verb',
  'key',
  'idempotencyKey',
  'kind',
  'status',
  'requestStatus',
  'code',
  'unit',
  'origin',
  'endpointName',
  'requestId',
  'relationship',
  'include',
  'theme',
  'density',
  'date',
  'on',
  'from',
  'asOf',
  'rules_as_of',
  'engine_version',
  'scheme',
  'lever',
  'clientFile',
  'stopped',
  'zone',
  'by',
  'tab',
])
export const isOurs = (name: string): boolean => ours.has(name)

/** Names of French sentences, which are the application's or the server's. */
const sentences: ReadonlySet<string> = new Set([
  'message',
  'button',
  'question',
  'consequence',
  'yes',
  'no',
  'unverified',
  'formula',
  'rounding',
  'source',
])
export const isSentence = (name: string): boolean => sentences.has(name)

const words = new Set<string>([
  ...types,
  ...everyField.keys(),
  ...types.flatMap((type) => Object.keys(definitionOf(type).relationships)),
  ...[...everyField.values()].flatMap(({ choices = [] }) => choices.map(({ value }) => String(value))),
])
const LOCAL_ID = /^local-[\w-]+$/
/** What identifies nobody where no private field stands: a word of the contract, the id of a resource. */
export const isWord = (text: string): boolean => words.has(text) || isUuid(text) || LOCAL_ID.test(text)

const FIGURE = /^[\d\s.,%€+\u2212-]*$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** Whether a text may stay in a field that is not private: what such a field holds, and not anything that was typed there. */
export function mayStay(field: Field, name: string, value: string): boolean {
  // The calculation matches charges by the names of the usual ones: redacted, they would change the replayed result.
  if (name === 'label' && isUsualCharge(value)) return true
  if (isPrivate(field)) return false
  if (isWord(value)) return true
  switch (field.kind) {
    case 'date':
      return isIsoDate(value)
    case 'instant':
      return INSTANT.test(value)
    case 'amount':
    case 'rate':
    case 'integer':
    case 'decimal':
      return FIGURE.test(value)
    case 'location':
    case 'choice':
    case 'reference':
      return field.rule.isValidSync(value)
    default:
      return field.readOnly
  }
}
