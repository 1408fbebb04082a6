import { scpi } from '#domain'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, scopeOf } from '#server/operations'
import { encryptedFields } from '#server/operations/aggregates'
import { everySection, findWhole, type Whole } from '#server/repositories/aggregates'
import { policies } from '../policies'
import { keptClients } from '../tables'
import { readSuitability, type Suitability } from './suitability'

/** What a signature is put under, as it is now. */
interface AnswersToSign {
  readonly suitability: Suitability
  /** The client, the account, its masses. */
  readonly wholes: readonly Whole[]
  readonly kept: { readonly answers: object; readonly scores: object }
}

/** Reads also what the viewer is not told: what is kept is the same whoever signs. @throws Failure notFound */
export async function readAnswersToSign(
  database: Queryable,
  viewer: Viewer,
  accountId: string,
  now: Date,
): Promise<AnswersToSign> {
  const suitability = await readSuitability(database, viewer, accountId, now)
  const { account, entities, clientId, answers } = suitability
  const scope = scopeOf(policies.scpi_client.read, viewer)
  const client = await findWhole(keptClients, scope, database, clientId, everySection(keptClients))
  if (!client) throw notFound()
  const wholes = [client, account, ...entities]
  return {
    suitability,
    wholes,
    kept: {
      answers: wholes.map(({ root, included }) => [root, ...included].map(withoutSecrets)),
      scores: scpi.scoreCodes.map((code) => scpi.scoreOf(code, answers)),
    },
  }
}

/** What the database holds encrypted stays where it is. */
const withoutSecrets = ({ type, id, attributes }: Resource): object => {
  const secrets = encryptedFields(type)
  const kept = Object.entries(attributes).filter(([name]) => !secrets.includes(name))
  return { type, id, attributes: Object.fromEntries(kept) }
}
