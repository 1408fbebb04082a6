import { assemble, type Resource } from '#contract/jsonapi'
import type { Entries } from '#contract/json'
import { completionOf } from '#features/scpi/clients/contract/rules'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Failure, writableInitial } from '#server/operations'
import { sections, updateRoot, type ServedAggregate } from '#server/operations/aggregates'
import { insertResources } from '#server/repositories/resources'
import { definitionOf } from '#contract'
import { scpiClients } from '../aggregates'
import type { ReadRow } from '../imports/rows'
import { undoable } from '../repositories/undoable'
import { keptAccounts, keptClients } from '../tables'
import { openAccount } from './accounts'
import { openOwnEntities } from './entities'

interface Importing {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly scope: Scope
  readonly adviserId: string
  readonly now: Date
}

const resource = (type: Resource['type'], attributes: Entries): Resource =>
  assemble({ type, id: '' }, { attributes, relationships: {} })

const completion = (...resources: readonly Resource[]): string => JSON.stringify(completionOf(resources))

const familyOf = ({ family }: ReadRow): Entries => ({ ...writableInitial(definitionOf('family_situation')), ...family })
const householdOf = ({ household }: ReadRow): Entries => ({
  ...writableInitial(definitionOf('pp_account')),
  ...household,
})
const hasHousehold = ({ household }: ReadRow): boolean => Object.keys(household).length > 0

/** Adds many clients at once, with their families, and an account for those whose household is told. */
export async function insertClients(
  { transaction, viewer, scope, adviserId, now }: Importing,
  rows: readonly ReadRow[],
): Promise<void> {
  const clients = rows.map((row) => ({
    ...row.client,
    adviser_id: adviserId,
    completion: completion(resource('scpi_client', row.client), resource('family_situation', familyOf(row))),
    marketing_consent_at: row.client['marketing_consent'] === true ? now : null,
  }))
  const ids = await insertResources(keptClients.root, { scope }, transaction, clients)
  const numbered = rows.map((row, index) => ({ row, id: ids[index] ?? '' }))
  const families = numbered.map(({ row, id }) => ({ ...familyOf(row), [keptClients.owner.column]: id }))
  await insertResources(keptClients.section('family_situation'), { scope }, transaction, families)
  const accounts = numbered
    .filter(({ row }) => hasHousehold(row))
    .map(({ row, id }) => ({
      ...householdOf(row),
      client_id: id,
      adviser_id: adviserId,
      completion: completion(
        resource('pp_account', householdOf(row)),
        ...emptyOfAccount().map(([type, empty]) => resource(type, empty)),
      ),
    }))
  const accountIds = await insertResources(keptAccounts.root, { scope }, transaction, accounts)
  for (const [type, empty] of emptyOfAccount()) {
    const contents = accountIds.map((id) => ({ ...empty, [keptAccounts.owner.column]: id }))
    await insertResources(keptAccounts.section(type), { scope }, transaction, contents)
  }
  await openOwnEntities(transaction, viewer, accountIds)
}

/** The sections that an account begins with. */
const emptyOfAccount = () =>
  keptAccounts.aggregate.sections
    .filter(({ cardinality }) => cardinality === 'one')
    .map(({ definition }) => [definition.type, writableInitial(definition)] as const)

type Updating = Pick<Importing, 'transaction' | 'viewer' | 'now'> & {
  readonly accounts: ServedAggregate
  /** Says what would become of it, and writes nothing. */
  readonly isDry: boolean
}

/** Writes all that a line names of somebody who is known, or nothing. @returns why not, in French; null once it is done */
export const updateClient = (updating: Updating, id: string, row: ReadRow): Promise<string | null> =>
  undoable(
    updating.transaction,
    () => tryUpdate(updating, id, row),
    (problem) => problem === null && !updating.isDry,
  )

async function tryUpdate(
  { accounts, transaction, viewer, now }: Updating,
  id: string,
  { named, family, household }: ReadRow,
): Promise<string | null> {
  try {
    await updateRoot(scpiClients, transaction, viewer, id, { input: named, now })
    const [section] = scpiClients.kept.aggregate.sections.filter(
      ({ definition }) => definition.type === 'family_situation',
    )
    if (section && Object.keys(family).length > 0)
      await sections.updateSection(transaction, viewer, { served: scpiClients, section, rootId: id, now }, family)
    if (Object.keys(household).length > 0) {
      const { account } = await openAccount(accounts, transaction, viewer, id, {})
      await updateRoot(accounts, transaction, viewer, account.id, { input: household, now })
    }
    return null
  } catch (error) {
    if (error instanceof Failure && error.reason.kind === 'invalid')
      return Object.values(error.reason.errors).flat()[0] ?? 'Cette ligne ne peut pas être enregistrée'
    throw error
  }
}
