import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../problem'

export const JSON_TYPES = ['application/json', 'application/vnd.api+json']

/** JSON under both of its names; an empty body is no body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      request.bodyText = textOf(body)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (request.bodyText === '') done(null, undefined)
    else void parse(request, request.bodyText, done)
  })
}

/** The text of UTF-8 bytes. What is unreadable is refused: replacing it would store another text than was sent. @throws Problem 400 */
export function textOf(bytes: string | Buffer): string {
  if (typeof bytes === 'string') return bytes
  if (!isUtf8(bytes)) throw badRequest('Le corps de la requête n’est pas en UTF-8. Rien n’a été modifié.')
  return bytes.toString('utf8')
}
