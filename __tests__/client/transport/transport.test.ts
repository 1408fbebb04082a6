import { createTransport, whyNotRead, type ApiRequest, type Transport } from '#client/transport'

type Answer = (request: Request) => Response | Promise<Response>

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers })
const empty = (status: number): Response => new Response(null, { status })

/** A network that records requests; `cookies` is a jar that the anti-forgery address fills. */
function openNetwork(answer: Answer, authentication: 'cookie' | 'bearer' = 'cookie', startingCookies = '') {
  const requests: Request[] = []
  const jar = { cookies: startingCookies, fetched: 0 }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === '/api/csrf-cookie') {
      jar.fetched += 1
      jar.cookies = `theme=dark; XSRF-TOKEN=token%20${jar.fetched}`
      return empty(204)
    }
    requests.push(request)
    return answer(request)
  }
  const hosts = { apiAddress: 'https://pro.solive.example/api', authentication }
  const transport = createTransport({ hosts, fetch, cookies: () => jar.cookies, bearerToken: () => 'a-token' })
  return { transport, requests, jar }
}

const get: ApiRequest = { method: 'GET', path: '/v3/me' }
const put: ApiRequest = { method: 'PUT', path: '/v3/client-files/1/income', body: { net_monthly_income: 3000 } }

async function failureOf(transport: Transport, request: ApiRequest) {
  const { failure } = await transport.send(request)
  return failure
}

test('a file that is asked for comes as it is, and a refusal of it says why', async () => {
  const file = openNetwork(() => new Response('{"a":1}\n', { status: 200, headers: { 'Content-Type': 'text/csv' } }))
  const { body } = await file.transport.send({ ...get, isFile: true })
  expect(body instanceof Blob && [body.type, await body.text()]).toEqual(['text/csv', '{"a":1}\n'])
  const refused = openNetwork(() => json(403, { message: 'Confirmez.', meta: { step_up: ['password'] } }))
  expect(await failureOf(refused.transport, { ...get, isFile: true })).toMatchObject({
    status: 403,
    message: 'Confirmez.',
    meta: { step_up: ['password'] },
  })
})

describe('what is sent', () => {
  test('a query: nested names, lists by comma, booleans as 1 or 0, nothing for what is absent', async () => {
    const { transport, requests } = openNetwork(() => json(200, {}))
    await transport.send({
      ...get,
      query: {
        filter: { is_active: true, is_old: false, status: ['draft', 'study'], q: null },
        fields: { user: ['email'] },
        page: { number: 2 },
        q: 'Élan & co',
        include: undefined,
      },
    })
    const { searchParams, pathname } = new URL(requests[0]?.url ?? '')
    expect(pathname).toBe('/api/v3/me')
    expect([...searchParams]).toEqual([
      ['filter[is_active]', '1'],
      ['filter[is_old]', '0'],
      ['filter[status]', 'draft,study'],
      ['fields[user]', 'email'],
      ['page[number]', '2'],
      ['q', 'Élan & co'],
    ])
  })

  test('that a client looks on, for as long as one does', async () => {
    const requests: Request[] = []
    let isMeeting = true
    const answer: typeof fetch = (input, init) => {
      requests.push(new Request(input, init))
      return Promise.resolve(json(200, {}))
    }
    const hosts = { apiAddress: 'https://pro.solive.example/api', authentication: 'cookie' } as const
    const transport = createTransport({
      hosts,
      fetch: answer,
      cookies: () => '',
      bearerToken: () => undefined,
      isMeeting: () => isMeeting,
    })
    await transport.send(get)
    isMeeting = false
    await transport.send(get)
    expect(requests.map(({ headers }) => headers.has('solive-meeting'))).toEqual([true, false])
  })

  test('JSON, with the files in it as data URLs', async () => {
    const { transport, requests } = openNetwork(() => json(200, {}))
    const logo = new File(['Bonjour é'], 'logo.txt', { type: 'text/plain' })
    await transport.send({
      ...put,
      body: { logo, deep: [{ blob: new Blob([new Uint8Array([0, 255])]) }], name: 'é', nothing: null },
    })
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual({
      logo: `data:text/plain;base64,${Buffer.from('Bonjour é').toString('base64')}`,
      deep: [{ blob: 'data:application/octet-stream;base64,AP8=' }],
      name: 'é',
      nothing: null,
    })
  })

  test('a form on request, its boundary chosen by the browser', async () => {
    const { transport, requests } = openNetwork(() => json(200, {}))
    await transport.send({
      method: 'POST',
      path: '/v3/company/update-logo',
      multipart: true,
      body: { logo: new File(['x'], 'logo.png'), sizes: { width: 12 }, is_square: true, note: null },
    })
    const form = await requests[0]?.formData()
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect([...(form?.keys() ?? [])]).toEqual(['logo', 'sizes[width]', 'is_square'])
    expect([form?.get('sizes[width]'), form?.get('is_square')]).toEqual(['12', '1'])
  })
})

describe('by cookie', () => {
  test('the anti-forgery cookie is fetched before the first write, once for all that wait for it', async () => {
    const { transport, requests, jar } = openNetwork(() => json(200, {}))
    await Promise.all([transport.send(put), transport.send(put), transport.send(get)])
    expect(jar.fetched).toBe(1)
    const headers = requests.map(({ method, headers: sent }) => [
      method,
      sent.get('X-XSRF-TOKEN'),
      sent.get('Authorization'),
    ])
    expect(headers.sort()).toEqual([
      ['GET', null, null],
      ['PUT', 'token 1', null],
      ['PUT', 'token 1', null],
    ])
  })

  test('a read fetches no cookie, and a cookie that is there is used', async () => {
    const { transport, requests, jar } = openNetwork(() => json(200, {}), 'cookie', 'XSRF-TOKEN=mine')
    await transport.send(get)
    await transport.send(put)
    expect(jar.fetched).toBe(0)
    expect(requests[1]?.headers.get('X-XSRF-TOKEN')).toBe('mine')
  })

  test.each([401, 419])('a %s is met by a fresh cookie and one more try', async (status) => {
    const { transport, requests, jar } = openNetwork(
      (request) =>
        request.headers.get('X-XSRF-TOKEN') === 'token 1'
          ? json(200, { done: true })
          : json(status, { message: 'Expirée' }),
      'cookie',
      'XSRF-TOKEN=old',
    )
    expect(await transport.send(put)).toEqual({ body: { done: true } })
    expect(jar.fetched).toBe(1)
    expect(await requests[1]?.json()).toEqual(put.body)
  })

  test('a second refusal is the answer', async () => {
    const { transport, requests } = openNetwork(() => json(401, { message: 'Connectez-vous.' }))
    expect(await failureOf(transport, get)).toEqual({ kind: 'http', status: 401, message: 'Connectez-vous.' })
    expect(requests).toHaveLength(2)
  })

  test('a refusal of the session before is no answer to who logged in meanwhile', async () => {
    const { transport, requests, jar } = openNetwork(
      () => {
        if (requests.length === 2) jar.cookies = 'XSRF-TOKEN=of another session'
        return requests.length === 3 ? json(200, { done: true }) : json(401, {})
      },
      'cookie',
      'XSRF-TOKEN=old',
    )
    expect(await transport.send(put)).toEqual({ body: { done: true } })
    expect(requests[2]?.headers.get('X-XSRF-TOKEN')).toBe('of another session')
  })

  test('wrong credentials are not tried twice, an expired cookie at login is', async () => {
    const login: ApiRequest = { method: 'POST', path: '/v3/account/login', body: {}, authenticates: true }
    const wrong = openNetwork(() => json(401, {}))
    await wrong.transport.send(login)
    expect(wrong.requests).toHaveLength(1)
    const expired = openNetwork(
      (request) => (request.headers.get('X-XSRF-TOKEN') === 'token 1' ? json(200, {}) : json(419, {})),
      'cookie',
      'XSRF-TOKEN=old',
    )
    expect(await expired.transport.send(login)).toEqual({ body: {} })
  })
})

test('by token: a bearer header, no cookie, no second try', async () => {
  const { transport, requests, jar } = openNetwork(() => json(401, {}), 'bearer')
  await transport.send(put)
  expect(requests).toHaveLength(1)
  expect(jar.fetched).toBe(0)
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer a-token')
  expect(requests[0]?.headers.get('X-XSRF-TOKEN')).toBeNull()
})

describe('what goes wrong', () => {
  test('no answer: network', async () => {
    const { transport } = openNetwork(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(transport, get)).toMatchObject({ kind: 'network' })
  })

  test('ended on purpose, and really ended: canceled', async () => {
    const controller = new AbortController()
    const { transport, requests } = openNetwork(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'))
          })
        }),
    )
    const sent = failureOf(transport, { ...get, signal: controller.signal })
    await Promise.resolve()
    controller.abort()
    expect(await sent).toMatchObject({ kind: 'canceled' })
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('ended by the browser, which leaves the page: aborted', async () => {
    const { transport } = openNetwork(() => {
      throw new DOMException('The operation was aborted.', 'AbortError')
    })
    expect(await failureOf(transport, get)).toMatchObject({ kind: 'aborted' })
  })

  test('ended by time: timeout', async () => {
    const controller = new AbortController()
    const { transport } = openNetwork(() => {
      throw new DOMException('Timed out', 'TimeoutError')
    })
    controller.abort(new DOMException('Timed out', 'TimeoutError'))
    expect(await failureOf(transport, { ...get, signal: controller.signal })).toMatchObject({ kind: 'timeout' })
  })

  test('an answer that is not JSON: document; an error that is not JSON: its status', async () => {
    const text = (status: number) => new Response('<html>proxy</html>', { status })
    expect(await failureOf(openNetwork(() => text(200)).transport, get)).toMatchObject({ kind: 'document' })
    expect(await failureOf(openNetwork(() => text(502)).transport, get)).toEqual({
      kind: 'http',
      status: 502,
      message: 'Une erreur technique est survenue. Veuillez réessayer plus tard.',
    })
  })

  test('a fault of the server says what is kept, a refusal says its reason alone', () => {
    const failure = (status: number) => ({ kind: 'http', status, message: 'Raison.' }) as const
    expect(whyNotRead(failure(503))).toBe('Raison. Rien n’a changé, et ce que vous avez saisi est gardé.')
    expect(whyNotRead(failure(403))).toBe('Raison.')
    expect(whyNotRead({ kind: 'network', message: 'Pas de réseau.' })).toBe('Pas de réseau.')
  })

  test('422: messages by field', async () => {
    const { transport } = openNetwork(() =>
      json(422, {
        message: 'Invalide',
        errors: { 'companion.firstname': ['Ce champ est requis'], title: 'Maximum 100 caractères' },
      }),
    )
    expect(await failureOf(transport, put)).toMatchObject({
      status: 422,
      errors: { 'companion.firstname': ['Ce champ est requis'], title: ['Maximum 100 caractères'] },
    })
  })

  test('409: the resource as the server holds it', async () => {
    const current = { type: 'income', id: 'i', attributes: { net_monthly_income: 3100 }, meta: { version: 4 } }
    const { transport } = openNetwork(() => json(409, { message: 'Modifié ailleurs', data: current }))
    expect(await failureOf(transport, put)).toMatchObject({
      status: 409,
      data: { type: 'income', id: 'i', version: 4, attributes: { net_monthly_income: 3100 } },
    })
  })

  test.each([
    ['17', 17],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
  ])('429: Retry-After %s', async (header, seconds) => {
    const { transport } = openNetwork(() => json(429, {}, { 'Retry-After': header }))
    const failure = await failureOf(transport, put)
    expect(failure?.kind === 'http' ? failure.retryAfter : 'no http failure').toBe(seconds)
  })

  test('an empty answer is no failure', async () => {
    expect(await openNetwork(() => empty(204)).transport.send(get)).toEqual({ body: null })
  })
})
