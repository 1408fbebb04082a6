import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ErrorResponse } from '../errors'
import type { RequestLimits } from '../limits'
import { rawAnswer } from './rawAnswer'

const REFUSAL: ErrorResponse = {
  status: 417,
  body: {
    message: 'Cette requête attend du serveur ce qu’il n’annonce pas (en-tête Expect). Rien n’a été modifié.',
  },
}

/** Refuses (417) what expects of a server something else than to go on, as every error is: Node’s own refusal has no body. */
export function refuseExpectations(app: FastifyInstance, limits: RequestLimits): void {
  app.server.on('checkExpectation', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = rawAnswer(REFUSAL, socket, limits)
    response.writeHead(status, headers)
    response.end(body)
  })
}
