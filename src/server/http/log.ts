import type { FastifyInstance } from 'fastify'

/** One line a request, with the route instead of the address: an address may hold what someone typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
