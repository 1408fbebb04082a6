import { definitionOf, isResourceType, type ResourceType } from '#contract'
import { isText } from '#contract/json'
import { assemble, type Resource } from '#contract/jsonapi'
import type { ColumnCipher } from '#server/db/encryption'
import type { AggregateMapping, FieldChange } from '#server/repositories/aggregates'

type Attributes = Readonly<Record<string, unknown>>

/** What encrypts the sections of an aggregate that ask for it. */
export interface Encrypting {
  readonly kept: AggregateMapping
  readonly cipher?: ColumnCipher | undefined
}

/** The attributes of a type that the database holds encrypted. */
export const encryptedFields = (type: ResourceType): readonly string[] =>
  Object.entries(definitionOf(type).fields)
    .filter(([, { encrypted }]) => encrypted)
    .map(([name]) => name)

interface Row {
  readonly type: ResourceType
  readonly companyId: string
  readonly id: string
}

/** @throws Error where an aggregate has such attributes and nothing to encrypt them by */
function cipherOf({ cipher, kept }: Encrypting): ColumnCipher {
  if (!cipher) throw new Error(`${kept.aggregate.type} has encrypted attributes, and no cipher`)
  return cipher
}

const placeOf = ({ kept }: Encrypting, { type, companyId, id }: Row, column: string) => ({
  table: kept.section(type).name,
  column,
  companyId,
  id,
})

/** A text as it is, anything else as JSON. */
const written = (value: unknown): string => (isText(value) ? value : JSON.stringify(value))

const valueOf = (text: string): unknown => JSON.parse(text)

const isOfText = (type: ResourceType, name: string): boolean => definitionOf(type).fields[name]?.kind === 'text'

/** Attributes of a row of a section as they are stored. */
export async function encryptedAttributes(by: Encrypting, row: Row, attributes: Attributes): Promise<Attributes> {
  const stored: Record<string, unknown> = { ...attributes }
  for (const name of encryptedFields(row.type)) {
    const value = attributes[name]
    if (value !== null && value !== undefined)
      stored[name] = await cipherOf(by).encrypt(written(value), placeOf(by, row, name))
  }
  return stored
}

/** Resources of sections as they are read: what the database holds encrypted is in clear. */
export function decryptedResources(
  by: Encrypting,
  companyId: string,
  resources: readonly Resource[],
): Promise<readonly Resource[]> {
  return Promise.all(resources.map((resource) => decrypted(by, companyId, resource)))
}

async function decrypted(by: Encrypting, companyId: string, resource: Resource): Promise<Resource> {
  const { type, id } = resource
  const values: Attributes = resource.attributes
  const names = encryptedFields(type).filter((name) => isText(values[name]))
  if (names.length === 0) return resource
  const attributes: Record<string, unknown> = { ...values }
  for (const name of names) {
    const text = await cipherOf(by).decrypt(String(values[name]), placeOf(by, { type, companyId, id }, name))
    attributes[name] = isOfText(type, name) ? text : valueOf(text)
  }
  return assemble(resource, { ...resource, attributes })
}

/** How much of such a value a history tells. */
const TOLD = 3

const mask = (value: unknown): unknown => {
  if (value === null || value === undefined) return null
  return isText(value) && value.length > 2 * TOLD ? `••••${value.slice(-TOLD)}` : '••••'
}

/** The lines of a history, without what is encrypted. */
export const maskedChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) => {
    const { resource_type: type, field, old_value, new_value } = change
    return isResourceType(type) && encryptedFields(type).includes(field)
      ? { ...change, old_value: mask(old_value), new_value: mask(new_value) }
      : change
  })
