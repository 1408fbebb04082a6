import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openTestApp, type TestApp } from '../../support/server/testApp'

let running: TestApp
let port: number
beforeAll(async () => {
  running = await openTestApp()
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  port = (running.app.server.address() as AddressInfo).port
})
afterAll(() => running.close())

/** What the server writes to whoever sends these bytes, until it ends the connection. */
async function answerTo(bytes: string, at = port): Promise<string> {
  const socket = connect(at, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const GET = 'GET /api/v3/me HTTP/1.1\r\nHost: solive.example\r\n'

test.each([
  ['no request at all', 'BONJOUR\r\n\r\n', 400, 'Cette requête n’est pas lisible. Rien n’a été modifié.'],
  ['a header without a name', `${GET}: nothing\r\n\r\n`, 400, 'Cette requête n’est pas lisible. Rien n’a été modifié.'],
  [
    'two lengths',
    `${GET}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`,
    400,
    'Cette requête n’est pas lisible. Rien n’a été modifié.',
  ],
  [
    'no host',
    'GET /api/v3/me HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'Cette requête ne dit pas à quel hôte elle s’adresse. Rien n’a été modifié.',
  ],
  [
    'a page without a host',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'Cette requête ne dit pas à quel hôte elle s’adresse. Rien n’a été modifié.',
  ],
  [
    'an expectation of nobody',
    `${GET}Expect: 42-cookies\r\n\r\n`,
    417,
    'Cette requête attend du serveur ce qu’il n’annonce pas (en-tête Expect). Rien n’a été modifié.',
  ],
  [
    'a header of 20 kB',
    `${GET}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'Les en-têtes de cette requête sont trop longs. Rien n’a été modifié.',
  ],
])('%s is answered as every error is', async (_what, bytes, status, message) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('content-type: application/json; charset=utf-8')
  expect(head).toContain('ratelimit-limit: ')
  expect(JSON.parse(body)).toEqual({ message })
})

test('what is unreadable has the limit of whoever is not logged in, and meets its end', async () => {
  const limited = await openTestApp({ requestsPerMinute: '1' })
  try {
    await limited.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = limited.app.server.address() as AddressInfo
    const statuses: string[] = []
    for (let time = 0; time < 11; time++) {
      const [status = ''] = (await answerTo('BONJOUR\r\n\r\n', port)).split('\r\n', 1)
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array<string>(10).fill('HTTP/1.1 400 Bad Request'), 'HTTP/1.1 429 Too Many Requests'])
  } finally {
    await limited.close()
  }
})
