import { accepted, changesBetween, Failure, invalid, notFound, resourcesOfType, scopeOf } from '#server/operations'
import { checkComplete, messages } from '#contract'
import { isHolders, massOutcome, type Holder } from '#features/scpi/clients/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { openAggregate, readRoot, type AggregateWrite } from '#server/operations/aggregates'
import { everySection, findWhole, insertFieldChanges, type Whole } from '#server/repositories/aggregates'
import { updateResources } from '#server/repositories/resources'
import { ppEntities } from '../entities'
import { entityOpening, policies } from '../policies'
import { findEntityIds, findHolders, removeEntity } from '../repositories/entities'
import { keptClients, keptEntities } from '../tables'
import { followEntity } from './followEntity'
import { putInto, takeOut, type Part } from './massWrites'

interface Settling {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly entityId: string
  readonly input: unknown
}

/**
 * Does what somebody says becomes of a shared mass that is to be reviewed: it stays, it is shared out, given to one, or takes in what each owns.
 * What its holders signed says otherwise from then on.
 * @throws Failure notFound, invalid, impossible
 */
export async function settleEntity({ transaction, viewer, entityId, input }: Settling): Promise<void> {
  const scope = scopeOf(policies.pp_entity.update, viewer)
  await openAggregate({ served: ppEntities, viewer, transaction, rootId: entityId, scope })
  const mass = await readRoot(ppEntities, transaction, viewer, entityId, everySection(keptEntities))
  const { outcome, to } = accepted(checkComplete(massOutcome, input))
  const [entity] = resourcesOfType([mass.root], 'pp_entity')
  const { holders, to_review: isToReview } = entity?.attributes ?? {}
  if (!isToReview || !isHolders(holders)) throw settledAlready(mass)
  const settled = { transaction, viewer, mass, holders }
  await followEntity(transaction, { rootId: entityId, viewer })
  await tellSettlement(settled, { outcome, to })
  if (outcome === 'keep' || outcome === 'pool') {
    if (outcome === 'pool') await pool(settled)
    await updateResources(keptEntities.root, { scope, ids: [entityId] }, transaction, STILL)
    return
  }
  await shareOut(settled, outcome === 'split' ? holders : givenTo(holders, to))
  await removeEntity(transaction, viewer.companyId, entityId)
}

interface Outcome {
  readonly outcome: string
  readonly to?: string | null | undefined
}

/** Writes in the history of each holder what was said of the mass. */
async function tellSettlement(
  { transaction, viewer, mass, holders }: Settled,
  { outcome, to }: Outcome,
): Promise<void> {
  const scope = scopeOf(entityOpening, viewer)
  const people = await findHolders(
    transaction,
    viewer.companyId,
    holders.map(({ pp_account_id }) => pp_account_id),
  )
  const given = outcome === 'give' ? people.find(({ accountId }) => accountId === to)?.firstname : undefined
  const settlement = { type: 'mass_settlement' as const, id: mass.root.id, attributes: {}, relationships: {} }
  const changes = changesBetween(settlement, null, { outcome, ...(given === undefined ? {} : { given_to: given }) })
  for (const { clientId } of people)
    await insertFieldChanges(keptClients, scope, transaction, { rootId: clientId, viewer }, changes)
}

const STILL = { to_review: false, review_reason: null }

const settledAlready = ({ root }: Whole): Failure =>
  new Failure({
    kind: 'impossible',
    current: root,
    allowed: [],
    because: 'Cette masse n’est pas à revoir\u00a0: quelqu’un a peut-être déjà répondu.',
  })

function givenTo(holders: readonly Holder[], to: string | null | undefined): readonly Holder[] {
  const holder = holders.find(({ pp_account_id }) => pp_account_id === to)
  if (!holder) throw invalid({ to: [to ? messages.choice : messages.required] })
  return [{ ...holder, share_rate: 1 }]
}

interface Settled extends Pick<Settling, 'transaction' | 'viewer'> {
  readonly mass: Whole
  readonly holders: readonly Holder[]
}

/** What a mass holds goes into those that its holders have alone, for the share of each; the last takes the rest. */
async function shareOut({ transaction, viewer, mass }: Settled, holders: readonly Holder[]): Promise<void> {
  const [first, second] = holders
  if (!first) return
  const parts: readonly Part[] = second
    ? [{ share: first.share_rate }, { share: first.share_rate, isRest: true }]
    : [{ share: 1 }]
  for (const [index, { pp_account_id }] of holders.entries()) {
    const { write, whole } = await ownOf(transaction, viewer, pp_account_id)
    await putInto(write, whole, { from: mass, types: ALL, part: parts[index] ?? { share: 1 } })
  }
}

/** What each owns alone becomes common; what he earns and pays stays his. */
async function pool({ transaction, viewer, mass, holders }: Settled): Promise<void> {
  const scope = scopeOf(entityOpening, viewer)
  const write = { served: ppEntities, viewer, transaction, rootId: mass.root.id, scope }
  for (const { pp_account_id } of holders) {
    const own = await ownOf(transaction, viewer, pp_account_id)
    const whole = await readWhole(write)
    await putInto(write, whole, { from: own.whole, types: OWNED, part: { share: 1 } })
    await takeOut(own.write, own.whole, OWNED)
  }
}

const OWNED = ['financial_asset', 'non_financial_asset', 'pp_entity_loan'] as const
const ALL = ['pp_income', 'pp_charge', ...OWNED] as const

/** The mass that an account holds alone, held for writing: also where a colleague follows its holder, who shares the one that is settled. */
async function ownOf(
  transaction: Queryable,
  viewer: Viewer,
  accountId: string,
): Promise<{ write: AggregateWrite; whole: Whole }> {
  const scope = scopeOf(entityOpening, viewer)
  const ids = await findEntityIds(scope, transaction, accountId)
  for (const rootId of ids) {
    const write = { served: ppEntities, viewer, transaction, rootId, scope }
    const whole = await readWhole(write)
    const [entity] = resourcesOfType([whole.root], 'pp_entity')
    if (entity?.attributes.entity_type !== 'own') continue
    await openAggregate(write)
    return { write, whole: await readWhole(write) }
  }
  throw notFound()
}

async function readWhole({ scope, transaction, rootId }: AggregateWrite): Promise<Whole> {
  const whole = await findWhole(keptEntities, scope, transaction, rootId, everySection(keptEntities))
  if (!whole) throw notFound()
  return whole
}
