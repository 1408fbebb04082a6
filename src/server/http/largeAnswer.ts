import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { MEETING_HEADER } from '#contract/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenAnswer } from './idempotency'

const compress = promisify(gzip)

/**
 * Sends an answer of megabytes: compressed for whom reads gzip, and nothing (304) to whom holds it already. The browser of its
 * reader alone keeps it, and asks each time whether it still holds.
 */
export async function sendLargeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, mediaType }: Omit<WrittenAnswer, 'session'>,
): Promise<FastifyReply> {
  const text = body ?? ''
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding', MEETING_HEADER].flat().join(', ')
  void reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary })
  if (namesOf(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  void reply.code(status).type(mediaType ?? 'application/json')
  if (!namesOf(request.headers['accept-encoding']).includes('gzip')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text, { level: constants.Z_BEST_SPEED }))
}

/** The names of a header that lists them, without what follows a `;`. */
const namesOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => (name.split(';')[0] ?? '').trim())
