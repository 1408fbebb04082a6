import {
  isHandedOver,
  handOverTo,
  takeHandOver,
  type ApiRequest,
  type ApiResponse,
  type Transport,
} from '#client/transport'

/** A server that answers the same to everything. */
function answering(answer: ApiResponse): { transport: Transport; requests: ApiRequest[] } {
  const requests: ApiRequest[] = []
  const send: Transport['send'] = (request) => {
    requests.push(request)
    return Promise.resolve(answer)
  }
  return { transport: { send }, requests }
}

test('the token travels in the fragment, and comes out of it as it was', async () => {
  const from = answering({ body: { data: { token: 'a-b_c', expires_at: '2026-01-01T00:00:00.000Z' } } })
  const address = new URL(await handOverTo(from.transport, 'https://scpi.solive.example/dashboard'))
  expect([address.pathname, address.search]).toEqual(['/dashboard', ''])
  expect(isHandedOver(address)).toBe(true)

  const to = answering({ body: null })
  await takeHandOver(to.transport, address)
  expect(to.requests).toMatchObject([{ method: 'POST', path: '/v3/account/hand-over/use', body: { token: 'a-b_c' } }])
})

test.each([
  ['refuses', { failure: { kind: 'network', message: '' } }],
  ['answers something else', { body: { data: {} } }],
] satisfies [string, ApiResponse][])('where the server %s, the other host asks for a login', async (_case, answer) => {
  const address = await handOverTo(answering(answer).transport, 'https://scpi.solive.example')
  expect(address).toBe('https://scpi.solive.example')
  expect(isHandedOver(new URL(address))).toBe(false)
})

test('a fragment that is cut or mistyped breaks nothing; another fragment is none', async () => {
  await takeHandOver(answering({ failure: { kind: 'network', message: '' } }).transport, { hash: '#passage=%E0%A4%A' })
  expect(isHandedOver({ hash: '#token=abc' })).toBe(false)
})
