import path from 'node:path'
import type { ServerFeature } from '#server/http'
import { openHeavyWorkers, Overloaded } from '#server/services/heavyWork'
import { openTestApp, type TestApp } from '../../support/server/testApp'
import { waiting } from '../../support/server/heavyWorker'

/** More than threads and queue can hold, on any machine. */
const MORE_THAN_FIT = 80

const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const open = (): void => {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

/** A route whose work goes on until the gate is open. */
const feature: ServerFeature = {
  name: 'waiting',
  policies: {},
  open: ({ workers }) => ({
    routes: [
      {
        method: 'GET',
        path: '/v3/waiting',
        access: 'viewer',
        summary: 'Attend',
        handle: async () => ({ json: await workers.run(waiting, gate) }),
      },
    ],
  }),
}

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ more: [feature], worker: '__tests__/support/server/heavyWorker.ts' })
})
afterAll(async () => {
  open()
  await running.close()
})

test('heavy work waits in threads of its own: what is too much is told to come back, and all else is answered meanwhile', async () => {
  const claire = await running.logIn('c.aubrac@ormeval.example')
  const asked = Array.from({ length: MORE_THAN_FIT }, () => claire.call('GET', '/api/v3/waiting'))
  const refused = await Promise.race(asked)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '5',
    { message: 'Trop de documents et de calculs sont demandés en ce moment. Réessayez dans un instant.' },
  ])
  expect((await claire.call('GET', '/api/v3/client-files')).statusCode).toBe(200)
  open()
  const answers = await Promise.all(asked)
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  expect(done.length).toBeGreaterThan(10)
  expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(MORE_THAN_FIT - done.length)
  expect(new Set(done.map(({ body }) => body))).toEqual(new Set(['{"isMainThread":false}']))
})

test('what the end of the application cuts short is told to come back', async () => {
  const root = path.join(__dirname, '../../..')
  const workers = openHeavyWorkers({
    path: path.join(root, '__tests__/support/server/heavyWorker.ts'),
    options: ['--require', path.join(root, 'config/scripts/typescript.cjs')],
  })
  const closed = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const cut = workers.run(waiting, closed)
  await Promise.all([expect(cut).rejects.toBeInstanceOf(Overloaded), workers.close()])
})
