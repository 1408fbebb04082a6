import { randomUUID } from 'node:crypto'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import {
  resourceOf,
  type Row,
  assignments,
  insertion,
  Parameters,
  readPage,
  type PageRange,
  within,
} from '#server/repositories'
import { tables } from '../tables'
import { ofClientFile } from './ofClientFile'

export type ProposalResource = Extract<Resource, { type: 'property_proposal' }>

export interface ProposalSearch extends PageRange {
  readonly statuses: readonly string[]
  readonly clientFileIds: readonly string[]
}

const COLUMNS = tables.property_proposal.selected('s')
const SAME_FILE = 'SELECT 1 FROM client_files f WHERE f.company_id = s.company_id AND f.id = s.client_file_id AND'

/** The decisions of the files of the scope, the latest first. */
export async function searchProposals(
  scope: Scope,
  database: Queryable,
  search: ProposalSearch,
): Promise<{ proposals: ProposalResource[]; total: number }> {
  const { rows, total } = await readPage(
    database,
    {
      select: COLUMNS,
      from: (parameters) => `FROM client_file_property_proposals s WHERE ${matching(scope, search, parameters)}`,
      order: 's.updated_at DESC, s.id',
    },
    search,
  )
  return { proposals: rows.flatMap(proposalOf), total }
}

function matching(scope: Scope, { statuses, clientFileIds }: ProposalSearch, parameters: Parameters): string {
  return [
    `EXISTS (${SAME_FILE} ${within(scope, 'f', parameters)})`,
    ...(statuses.length > 0 ? [`s.status = ANY(${parameters.add(statuses)})`] : []),
    ...(clientFileIds.length > 0 ? [`s.client_file_id = ANY(${parameters.add(clientFileIds)})`] : []),
  ].join(' AND ')
}

/** The decisions of a file, the latest first; none outside of the scope. */
export async function findProposals(
  scope: Scope,
  database: Queryable,
  clientFileId: string,
): Promise<ProposalResource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${COLUMNS} FROM client_file_property_proposals s WHERE ${ofClientFile(scope, clientFileId, parameters)} ORDER BY s.updated_at DESC, s.id`
  return (await database.query<Row>(text, parameters.values)).flatMap(proposalOf)
}

/** A new decision of a file that was locked within the scope. */
export async function insertProposal(
  scope: Scope,
  transaction: Queryable,
  values: { client_file_id: string; property_id: string; status: string; reason: string | null },
): Promise<string> {
  const id = randomUUID()
  const { company_id } = scope.columns
  const parameters = new Parameters()
  await transaction.query(
    insertion('client_file_property_proposals', [{ company_id, id, ...values }], parameters),
    parameters.values,
  )
  return id
}

export async function updateProposal(
  scope: Scope,
  transaction: Queryable,
  { clientFileId, id }: { clientFileId: string; id: string },
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_file_property_proposals s SET ${assignments(attributes, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE s.id = ${parameters.add(id)} AND ${ofClientFile(scope, clientFileId, parameters)}`
  await transaction.query(text, parameters.values)
}

/** False outside of the scope. */
export async function removeProposal(
  scope: Scope,
  transaction: Queryable,
  { clientFileId, id }: { clientFileId: string; id: string },
): Promise<boolean> {
  const parameters = new Parameters()
  const text = `DELETE FROM client_file_property_proposals s WHERE s.id = ${parameters.add(id)} AND ${ofClientFile(scope, clientFileId, parameters)} RETURNING s.id`
  return (await transaction.query(text, parameters.values)).length > 0
}

function proposalOf(row: Row): ProposalResource[] {
  const resource = resourceOf('property_proposal', row, {
    property: { type: 'property', id: String(row['property_id']) },
    client_file: { type: 'client_file', id: String(row['client_file_id']) },
  })
  return resource.type === 'property_proposal' ? [resource] : []
}
