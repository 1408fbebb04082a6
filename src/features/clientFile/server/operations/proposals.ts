import { checkChange, checkComplete, resources, type Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import {
  cataloguePolicies,
  findProperties,
  propertiesOf,
  type CatalogueInclude,
  type CataloguePage,
} from '#features/catalogue/server'
import * as repository from '../repositories/proposals'
import * as clientFiles from '../repositories/clientFiles'
import {
  changesBetween,
  checkVersion,
  differing,
  isEmpty,
  invalid,
  notFound,
  accepted,
  fieldErrors,
  scopeOf,
  withInitial,
} from '#server/operations'
import { closeAggregate, openAggregate, type AggregateWrite } from '#server/operations/aggregates'
import { clientFiles as served } from '../aggregate'
import { policies } from '../policies'

/** Where a decision is: its file, and its id. */
export interface ProposalAddress {
  readonly clientFileId: string
  readonly id: string
}

const { property_id, status, reason } = resources.property_proposal.fields
const creation = { fields: { property_id, status, reason } }
/** The property of a decision stays. */
const revision = { fields: { status, reason } }

/** The decisions of the viewer's files, with their properties when asked for. */
export async function listProposals(
  database: Queryable,
  viewer: Viewer,
  search: repository.ProposalSearch,
  include: readonly ('property' | CatalogueInclude)[],
): Promise<CataloguePage> {
  const scope = scopeOf(policies.property_proposal.list, viewer)
  const { proposals, total } = await repository.searchProposals(scope, database, search)
  return { data: proposals, included: await propertiesWith(database, viewer, proposals, include), total }
}

/** The decisions of a file. @throws Failure notFound when it is not the viewer's */
export async function listFileProposals(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
  include: readonly ('property' | CatalogueInclude)[],
): Promise<Omit<CataloguePage, 'total'>> {
  const proposals = await proposalsOf(database, viewer, clientFileId)
  return { data: proposals, included: await propertiesWith(database, viewer, proposals, include) }
}

/** The properties on which a file holds a decision, with the decisions beside. */
export async function listLinkedProperties(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
  include: readonly CatalogueInclude[],
): Promise<Omit<CataloguePage, 'total'>> {
  const proposals = await proposalsOf(database, viewer, clientFileId)
  const { data, included } = await propertiesOf(database, viewer, proposals.flatMap(propertyIdOf), include)
  return { data, included: [...included, ...proposals] }
}

/** Keeps or discards a property for a household; deciding again on the same property changes the decision. */
export async function decide(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  input: unknown,
): Promise<{ proposal: Resource; isNew: boolean }> {
  const write = beginWrite(transaction, viewer, clientFileId, 'create')
  await openAggregate(write)
  const decision = withReason(accepted(checkComplete(creation, withInitial(creation, input))))
  const [property] = await findProperties(scopeOf(cataloguePolicies.property.read, viewer), transaction, [
    decision.property_id,
  ])
  if (!property) throw invalid(fieldErrors('property_id', 'Ce lot n’existe pas, ou votre société ne le montre pas.'))
  const current = (await repository.findProposals(write.scope, transaction, clientFileId)).find(
    (proposal) => proposal.attributes.property_id === decision.property_id,
  )
  if (current) return { proposal: await change(write, current, decision), isNew: false }
  const id = await repository.insertProposal(write.scope, transaction, { client_file_id: clientFileId, ...decision })
  const proposal = await readProposal(write, id)
  await closeAggregate(write, changesBetween(proposal, null, historyFieldsOf(proposal)))
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
  const write = beginWrite(transaction, viewer, clientFileId, 'update')
  await openAggregate(write)
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
  const write = beginWrite(transaction, viewer, clientFileId, 'remove')
  await openAggregate(write)
  const current = await readProposal(write, id)
  await repository.removeProposal(write.scope, transaction, { clientFileId, id })
  await closeAggregate(write, changesBetween(current, historyFieldsOf(current), null))
}

/** What the history tells of a decision. */
const historyFieldsOf = ({ attributes: { property_id, status, reason } }: repository.ProposalResource) => ({
  property_id,
  status,
  reason,
})

function beginWrite(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  verb: 'create' | 'update' | 'remove',
): AggregateWrite {
  return { served, viewer, transaction, rootId: clientFileId, scope: scopeOf(policies.property_proposal[verb], viewer) }
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

async function change(
  write: AggregateWrite,
  current: repository.ProposalResource,
  decision: object,
): Promise<Resource> {
  const changed = differing(current, { ...decision })
  if (isEmpty(changed)) return current
  await repository.updateProposal(
    write.scope,
    write.transaction,
    { clientFileId: write.rootId, id: current.id },
    changed,
  )
  const proposal = await readProposal(write, current.id)
  await closeAggregate(write, changesBetween(proposal, historyFieldsOf(current), historyFieldsOf(proposal)))
  return proposal
}

async function readProposal(
  { scope, transaction, rootId }: AggregateWrite,
  id: string,
): Promise<repository.ProposalResource> {
  const proposal = (await repository.findProposals(scope, transaction, rootId)).find((candidate) => candidate.id === id)
  if (!proposal) throw notFound()
  return proposal
}

async function proposalsOf(
  database: Queryable,
  viewer: Viewer,
  clientFileId: string,
): Promise<repository.ProposalResource[]> {
  const scope = scopeOf(policies.property_proposal.list, viewer)
  const found = await repository.findProposals(scope, database, clientFileId)
  if (found.length === 0 && !(await clientFiles.findClientFile(scope, database, clientFileId))) throw notFound()
  return found
}

async function propertiesWith(
  database: Queryable,
  viewer: Viewer,
  proposals: readonly repository.ProposalResource[],
  include: readonly ('property' | CatalogueInclude)[],
): Promise<readonly Resource[]> {
  if (!include.includes('property')) return []
  const wanted = include.flatMap((name) => (name === 'property' ? [] : [name]))
  const { data, included } = await propertiesOf(database, viewer, proposals.flatMap(propertyIdOf), wanted)
  return [...data, ...included]
}

const propertyIdOf = ({ attributes }: repository.ProposalResource): string[] =>
  attributes.property_id ? [attributes.property_id] : []
