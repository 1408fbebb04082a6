import type { Attributes } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { properties } from '#features/catalogue/server'
import { fieldErrors, invalid, resourcesOfType, scopeOf } from '#server/operations'
import { findShown, type OperationContext } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { tables } from '../tables'

type Decision = Partial<Pick<Attributes<'property_proposal'>, 'status' | 'reason'>>
type Columns = Readonly<Record<string, unknown>>

/** A decision on a property that the firm shows. @throws Failure invalid */
export async function newDecision(
  { property_id, ...decision }: Columns & Decision,
  asked: OperationContext,
): Promise<Columns> {
  const columns = { property_id, ...withReason(decision) }
  const scope = scopeOf(properties.policy.read, asked.viewer)
  const [property] = await findShown(properties, { ...asked, scope }, isText(property_id) ? [property_id] : [])
  if (!property) throw invalid(fieldErrors('property_id', 'Ce lot n’existe pas, ou votre société ne le montre pas.'))
  return columns
}

/** The decision that the file holds on the same property: a property has one at most. */
export async function sameProperty(
  { property_id }: Columns,
  { scope, database, parent }: OperationContext,
): Promise<Resource | undefined> {
  const found = parent ? await findResources(tables.property_proposal, { scope, ownerId: parent.id }, database) : []
  return resourcesOfType(found, 'property_proposal').find(({ attributes }) => attributes.property_id === property_id)
}

/** What a decision becomes. @throws Failure invalid */
export function revised(changes: Columns, current: Resource): Columns {
  const [decision] = resourcesOfType([current], 'property_proposal')
  return withReason({ status: 'kept', ...decision?.attributes, ...changes })
}

/** Discarding asks why; a reason goes with a discarded property only. @throws Failure invalid */
function withReason({ status = null, reason = null }: Decision): Decision {
  if (status === null) throw invalid(fieldErrors('status', 'Ce champ est requis'))
  if (status !== 'discarded') return { status, reason: null }
  if (reason === null) throw invalid(fieldErrors('reason', 'Indiquez pourquoi ce lot est écarté.'))
  return { status, reason }
}
