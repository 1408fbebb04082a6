import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const REFUSAL = JSON.stringify({
  message: 'Cette requête attend du serveur ce qu’il n’annonce pas (en-tête Expect). Rien n’a été modifié.',
})

/** Refuses (417) what expects of a server something else than to go on, as every error is: Node’s own refusal has no body. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(REFUSAL),
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(REFUSAL)
  })
}
