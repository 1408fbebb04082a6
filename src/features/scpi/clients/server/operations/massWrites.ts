import { definitionOf } from '#contract'
import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import { changesBetween, writableInitial } from '#server/operations'
import { closeAggregate, type AggregateWrite } from '#server/operations/aggregates'
import type { FieldChange, Whole } from '#server/repositories/aggregates'
import { insertResources, removeResources, updateResources } from '#server/repositories/resources'
import { keptEntities } from '../tables'
import { cut, emptied, joined } from './massMoves'

type Values = Readonly<Record<string, unknown>>
const LOAN = 'pp_entity_loan'

/** How much of a mass is moved: a share of its amounts, or what that share leaves of them. */
export interface Part {
  readonly share: number
  readonly isRest?: true
}

interface Moved {
  readonly from: Whole
  readonly types: readonly ResourceType[]
  readonly part: Part
}

const partOf = (values: Values, { share, isRest }: Part): Values => cut(values, share)[isRest ? 1 : 0]

const valuesOf = ({ type, attributes }: Resource): Values => {
  const names = Object.keys(writableInitial(definitionOf(type)))
  const all: unknown = attributes
  return Object.fromEntries(names.map((name) => [name, isObject(all) ? (all[name] ?? null) : null]))
}

/** Puts a part of a mass into another one: amounts into its sections, loans beside its own. */
export async function putInto(write: AggregateWrite, into: Whole, { from, types, part }: Moved): Promise<void> {
  const changes: FieldChange[] = []
  for (const moved of from.included.filter(({ type }) => types.includes(type))) {
    const values = partOf(valuesOf(moved), part)
    const section = into.included.find(({ type }) => type === moved.type)
    if (moved.type === LOAN) changes.push(...(await addLoan(write, values)))
    else if (section) changes.push(...(await changeSection(write, section, joined(valuesOf(section), values))))
  }
  await closeAggregate(write, changes)
}

/** Takes what it holds of these types out of a mass. */
export async function takeOut(write: AggregateWrite, from: Whole, types: readonly ResourceType[]): Promise<void> {
  const changes: FieldChange[] = []
  for (const section of from.included.filter(({ type }) => types.includes(type))) {
    if (section.type === LOAN) {
      const table = keptEntities.section(LOAN)
      await removeResources(table, { scope: write.scope, ownerId: write.rootId, ids: [section.id] }, write.transaction)
      changes.push(...changesBetween(section, valuesOf(section), null))
    } else changes.push(...(await changeSection(write, section, emptied(valuesOf(section)))))
  }
  await closeAggregate(write, changes)
}

async function changeSection(
  { scope, transaction, rootId }: AggregateWrite,
  section: Resource,
  after: Values,
): Promise<readonly FieldChange[]> {
  const changes = changesBetween(section, valuesOf(section), after)
  if (changes.length === 0) return []
  const columns = Object.fromEntries(changes.map(({ field }) => [field, after[field]]))
  const reach = { scope, ownerId: rootId, ids: [section.id] }
  await updateResources(keptEntities.section(section.type), reach, transaction, columns)
  return changes
}

async function addLoan(
  { scope, transaction, rootId }: AggregateWrite,
  values: Values,
): Promise<readonly FieldChange[]> {
  const reach = { scope, ownerId: rootId }
  const [id = ''] = await insertResources(keptEntities.section(LOAN), reach, transaction, [values])
  return changesBetween({ type: LOAN, id, attributes: {}, relationships: {} }, null, values)
}
