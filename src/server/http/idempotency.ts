import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { idempotency } from '#server/repositories'
import { badRequest, Problem } from './problem'

const KEPT_MS = 24 * 3_600_000

/** An answer as it is sent. */
export interface WrittenAnswer {
  readonly status: number
  readonly body: string | Buffer | null
  /** In the place of a body; never of a route that writes. */
  readonly stream?: Readable
  /** Of the stream, in bytes; undefined for one that nobody knows the end of. */
  readonly length?: number | undefined
  /** Absent for a JSON:API document. */
  readonly mediaType?: string
  /** Whoever got it may keep it. */
  readonly isImmutable?: boolean
  /** The name that a browser saves it under, rather than showing it. */
  readonly savedAs?: string | undefined
  /** The secret of the session from here on; sent as cookies, never kept. */
  readonly session?: string
}

interface Repeatable {
  readonly viewer: Viewer
  readonly request: FastifyRequest
  readonly now: Date
  readonly run: () => Promise<WrittenAnswer>
  /** Throws when its sender may no longer read what an answer with a content is about. */
  readonly refuse: (kept: WrittenAnswer) => Promise<void>
}

/**
 * Runs a request once for its `Idempotency-Key`: the same request again gets the answer of the first one, as far as today's rights allow: who
 * may no longer read what it is about is refused, and with other rights than then, the answer has no content. The key is kept in the
 * transaction of the write, so a request that fails leaves none.
 * @throws Problem 422 when the key came with another request
 */
export async function once(
  transaction: Queryable,
  { viewer, request, now, run, refuse }: Repeatable,
): Promise<WrittenAnswer> {
  const key = idempotencyKeyOf(request)
  if (key === undefined) return run()
  const requestHash = createHash('sha256').update(`${request.method} ${request.url} ${request.bodyText}`).digest('hex')
  const given = await idempotency.takeKey(transaction, viewer, {
    key,
    requestHash,
    now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  })
  if (given) {
    if (given.requestHash !== requestHash) throw keyUsedBefore()
    if (given.rights !== rightsText(viewer)) return { ...given, body: null }
    if (given.body !== null) await refuse(given)
    return given
  }
  const answer = await run()
  const { status, body } = answer
  if (Buffer.isBuffer(body)) throw new Error('A route that writes answers no file')
  await idempotency.storeAnswer(transaction, viewer, key, { status, body, rights: rightsText(viewer) })
  return answer
}

function keyUsedBefore(): Problem {
  const sentence = 'Cette clé d’idempotence a déjà servi à une autre requête.'
  const errors = { 'idempotency-key': [sentence] }
  return new Problem(422, `${sentence} Rien n’a été modifié\u202f: utilisez une nouvelle clé.`, {}, undefined, errors)
}

/** What an answer depends on: whoever lost a right since, or got another perimeter, is not told again what the answer said. */
const rightsText = ({ rights, perimeter }: Viewer): string => [perimeter, ...[...rights].sort()].join(' ')

/** @throws Problem 400 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest('Idempotency-Key\u00a0: de 1 à 255 caractères sans espace sont attendus.')
  return key
}
