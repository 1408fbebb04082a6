import { checkChange, checkComplete, resources, type Attributes } from '#contract'
import type { Resource, ResourceOf } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { properties } from '#features/catalogue/server'
import {
  changesBetween,
  checkVersion,
  differing,
  isEmpty,
  invalid,
  notFound,
  accepted,
  fieldErrors,
  resourcesOfType,
  scopeOf,
  withInitial,
} from '#server/operations'
import { closeAggregate, openAggregate, type AggregateWrite } from '#server/operations/aggregates'
import { findShown, listResources, readSome, type Asking } from '#server/operations/collections'
import {
  findResources,
  insertResources,
  removeResources,
  updateResources,
  type Reach,
} from '#server/repositories/resources'
import { clientFiles as served } from '../aggregate'
import { proposalsOfFile } from '../collections'
import { policies } from '../policies'
import { tables } from '../tables'

/** Where a decision is: its file, and its id. */
export interface ProposalAddress {
  readonly clientFileId: string
  readonly id: string
}

type Proposal = ResourceOf<'property_proposal'>

const { property_id, status, reason } = resources.property_proposal.fields
const creation = { fields: { property_id, status, reason } }
/** The property of a decision stays. */
const revision = { fields: { status, reason } }

/**
 * The properties on which a file holds a decision, with the decisions beside.
 * @throws Failure notFound when the file is not the viewer's
 */
export async function listLinkedProperties(
  asking: Asking,
  clientFileId: string,
  include: readonly string[],
): Promise<{ data: readonly Resource[]; included: readonly Resource[] }> {
  const all = { conditions: [], order: LATEST_FIRST, limit: null, offset: 0, include: [] }
  const { data: proposals } = await listResources(proposalsOfFile, asking, { ...all, ownerId: clientFileId })
  const ids = resourcesOfType(proposals, 'property_proposal').flatMap(({ attributes }) => attributes.property_id ?? [])
  const { data, included } = await readSome(properties, asking, ids, include)
  return { data, included: [...included, ...proposals] }
}

/** Keeps or discards a property for a household; deciding again on the same property changes the decision. */
export async function decide(
  asking: Asking,
  clientFileId: string,
  input: unknown,
): Promise<{ proposal: Resource; isNew: boolean }> {
  const write = await begun(asking.database, asking.viewer, clientFileId, 'create')
  const decision = withReason(accepted(checkComplete(creation, withInitial(creation, input))))
  const asked = { ...asking, scope: scopeOf(properties.policy.read, asking.viewer) }
  const [property] = await findShown(properties, asked, [decision.property_id])
  if (!property) throw invalid(fieldErrors('property_id', 'Ce lot n’existe pas, ou votre société ne le montre pas.'))
  const current = (await findProposals(write)).find(({ attributes }) => attributes.property_id === decision.property_id)
  if (current) return { proposal: await change(write, current, decision), isNew: false }
  const [id = ''] = await insertResources(tables.property_proposal, reachOf(write), write.transaction, [decision])
  const proposal = await readProposal(write, id)
  await closeAggregate(write, changesBetween(proposal, null, recordedOf(proposal)))
  return { proposal, isNew: true }
}

/** Changes a decision. @param version the one that the change was made on */
export async function revise(
  transaction: Queryable,
  viewer: Viewer,
  { clientFileId, id }: ProposalAddress,
  input: unknown,
  version?: number,
): Promise<Resource> {
  const write = await begun(transaction, viewer, clientFileId, 'update')
  const current = await readProposal(write, id)
  const attributes = accepted(checkChange(revision, input))
  checkVersion(current, version)
  return change(
    write,
    current,
    withReason({
      status: current.attributes.status ?? 'kept',
      reason: current.attributes.reason ?? null,
      ...attributes,
    }),
  )
}

export async function forget(
  transaction: Queryable,
  viewer: Viewer,
  { clientFileId, id }: ProposalAddress,
): Promise<void> {
  const write = await begun(transaction, viewer, clientFileId, 'remove')
  const current = await readProposal(write, id)
  await removeResources(tables.property_proposal, reachOf(write, id), transaction)
  await closeAggregate(write, changesBetween(current, recordedOf(current), null))
}

/** The attributes of a decision that the history records. */
const recordedOf = ({ attributes: { property_id, status, reason } }: Proposal) => ({ property_id, status, reason })

async function begun(
  transaction: Queryable,
  viewer: Viewer,
  rootId: string,
  verb: 'create' | 'update' | 'remove',
): Promise<AggregateWrite> {
  const write = { served, viewer, transaction, rootId, scope: scopeOf(policies.property_proposal[verb], viewer) }
  await openAggregate(write)
  return write
}

/** Discarding asks why; a reason goes with a discarded property only. @throws Failure invalid */
function withReason<Decision extends Pick<Attributes<'property_proposal'>, 'status' | 'reason'>>(
  decision: Decision,
): Decision {
  if (decision.status === null) throw invalid(fieldErrors('status', 'Ce champ est requis'))
  if (decision.status !== 'discarded') return { ...decision, reason: null }
  if (decision.reason === null) throw invalid(fieldErrors('reason', 'Indiquez pourquoi ce lot est écarté.'))
  return decision
}

async function change(write: AggregateWrite, current: Proposal, decision: object): Promise<Resource> {
  const changed = differing(current, { ...decision })
  if (isEmpty(changed)) return current
  await updateResources(tables.property_proposal, reachOf(write, current.id), write.transaction, changed)
  const proposal = await readProposal(write, current.id)
  await closeAggregate(write, changesBetween(proposal, recordedOf(current), recordedOf(proposal)))
  return proposal
}

const LATEST_FIRST = 't.updated_at DESC, t.id'

const reachOf = ({ scope, rootId }: AggregateWrite, id?: string): Reach => ({
  scope,
  ownerId: rootId,
  ...(id === undefined ? {} : { ids: [id] }),
})

/** The decisions of the file that is written in, or the one of an id. */
async function findProposals(write: AggregateWrite, id?: string): Promise<readonly Proposal[]> {
  const found = await findResources(tables.property_proposal, reachOf(write, id), write.transaction, LATEST_FIRST)
  return resourcesOfType(found, 'property_proposal')
}

async function readProposal(write: AggregateWrite, id: string): Promise<Proposal> {
  const [proposal] = await findProposals(write, id)
  if (!proposal) throw notFound()
  return proposal
}
