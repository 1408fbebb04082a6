import type { FastifyInstance } from 'fastify'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  // Ant Design writes the styles of what it measures on the elements themselves.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * What browsers are told of every answer. Our pages are framed by nobody, except in their frame mode (`?iframe=1`), which
 * shows nothing that a cookie opens.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isFrame = new URLSearchParams(request.url.split('?')[1]).get('iframe') === '1'
    void reply.headers({
      'content-security-policy': `${POLICY}; frame-ancestors ${isFrame ? '*' : "'none'"}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-request-id': request.id,
      ...(request.protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    })
  })
}
