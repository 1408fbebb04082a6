import { dayOf } from '#server/http/routes'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { changesBetween, scopeOf } from '#server/operations'
import { insertFieldChanges } from '#server/repositories/aggregates'
import { policies } from '../policies'
import { endVersions, insertVersion, type SignedVersion } from '../repositories/versions'
import { insertSignedPage, type SignedPage } from '../repositories/signedPages'
import { keptClients } from '../tables'

type Values = Readonly<Record<string, unknown>>

interface Told {
  readonly clientId: string
  readonly versionId: string
  /** Null: it was not signed. */
  readonly before: Values | null
  readonly after: Values
}

/** Writes in the history of a client what becomes of a signature. */
async function tellHistory(
  transaction: Queryable,
  viewer: Viewer,
  { clientId, versionId, before, after }: Told,
): Promise<void> {
  const scope = scopeOf(policies.scpi_client.update, viewer)
  const signature = { type: 'questionnaire_signature' as const, id: versionId, attributes: {}, relationships: {} }
  const changes = changesBetween(signature, before, after)
  await insertFieldChanges(keptClients, scope, transaction, { rootId: clientId, viewer }, changes)
}

/** Keeps what a client signs, with the page where he signed on paper, and says so in his history. */
export async function keepSignature(
  transaction: Queryable,
  viewer: Viewer,
  version: SignedVersion,
  page: SignedPage | null,
): Promise<void> {
  const versionId = await insertVersion(transaction, viewer, version)
  if (page) await insertSignedPage(transaction, { companyId: viewer.companyId, versionId }, page)
  const { clientId, signedWith, signedAt } = version
  const after = { state: 'signed', signed_with: signedWith, signed_on: dayOf(signedAt) }
  await tellHistory(transaction, viewer, { clientId, versionId, before: null, after })
}

interface End {
  readonly clientIds: readonly string[]
  /** Why one takes it back; null where an answer has changed. */
  readonly reason?: string | null
}

/** An answer of these clients has changed, or one of them takes his signature back: what they signed says otherwise. */
export async function endSignatures(
  transaction: Queryable,
  viewer: Viewer,
  { clientIds, reason = null }: End,
): Promise<void> {
  for (const { id: versionId, client_id: clientId } of await endVersions(transaction, viewer, { clientIds, reason })) {
    const [before, after] = [{ state: 'signed' }, { state: 'ended', reason }]
    await tellHistory(transaction, viewer, { clientId, versionId, before, after })
  }
}
