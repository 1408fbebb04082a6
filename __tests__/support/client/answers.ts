import { createTransport, type Transport } from '#client/transport'

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers })
export const empty = (status = 204): Response => new Response(null, { status })

/** A network that answers each request at once, and the requests that it saw. Authentication goes by token. */
export function answeringNetwork(answer: (request: Request) => Response | Promise<Response>): {
  transport: Transport
  requests: Request[]
} {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    return answer(request.clone())
  }
  const hosts = { apiAddress: 'https://pro.solive.example/api', authentication: 'bearer' } as const
  return { transport: createTransport({ hosts, fetch, cookies: () => '', bearerToken: () => 'a-token' }), requests }
}

/** What a request asked for: `GET /v3/me?include=…`, decoded. */
export function lineOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname.replace('/api', '')}${decodeURIComponent(search)}`
}
