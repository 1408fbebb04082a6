import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { buildApp } from '../../src/app/server/app'
import { readConfiguration, systemClock } from '#server/services'
import { openTestDatabase } from '../support/server/testDatabase'

/** What a connection received, once the server ended it. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      resolve(text)
    })
  })
}

test('a request under way when the application is told to stop gets its answer, then nobody is let in', async () => {
  const database = await openTestDatabase()
  const app = buildApp({
    database,
    configuration: readConfiguration({ DATA_DIR: tmpdir() }),
    clock: systemClock,
    logLevel: 'silent',
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const cookies = (await app.inject({ url: '/api/csrf-cookie' })).cookies
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''

  const slow = connect(port, '127.0.0.1')
  const answer = received(slow)
  const body = JSON.stringify({ email: 'personne@ormeval.example', password: 'rien' })
  const head = [
    'POST /api/v3/account/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `cookie: ${cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}`,
    `x-xsrf-token: ${token}`,
  ]
  const isReceived = new Promise<void>((resolve) => {
    app.server.once('request', () => {
      resolve()
    })
  })
  slow.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  await isReceived

  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  while (app.server.listening) await new Promise((resolve) => setTimeout(resolve, 5))
  await expect(received(connect(port, '127.0.0.1'))).rejects.toThrow('ECONNREFUSED')
  expect(isClosed).toBe(false)
  slow.write(body.slice(10))
  expect(await answer).toContain('E-mail ou mot de passe incorrect.')
  await closing
  await database.close()
})
