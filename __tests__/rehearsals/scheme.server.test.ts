import { createFile, document, list } from '../support/server/documents'
import { trialLease } from '../support/server/simulation'
import { openTestApp, type Caller, type TestApp } from '../support/server/testApp'

let running: TestApp
let claire: Caller

beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

test('a new scheme is offered, and kept in a client file with its answers', async () => {
  const offered = list(await claire.call('GET', '/api/v3/projects')).map(({ id }) => id)
  expect(offered).toContain('trial_lease')
  const { id } = await createFile(claire)
  const answers = { project: 'trial_lease', trial_lease_years: 4 }
  expect((await claire.call('PUT', `/api/v3/client-files/${id}/simulation`, answers)).statusCode).toBe(200)
  const { included = [] } = document(await claire.call('GET', `/api/v3/client-files/${id}?include=simulation`))
  expect(included.find(({ type }) => type === 'simulation')?.attributes).toMatchObject(answers)
})

test('a new scheme is calculated at its address', async () => {
  const answer = await claire.call('POST', '/api/v3/simulators/simulation/bail-essai', {
    ...trialLease,
    trial_lease_years: 2,
  })
  expect(answer.statusCode).toBe(200)
  const { yearly_report } = answer.json<{ data: { yearly_report: { tax_reduction: number }[] } }>().data
  expect(yearly_report.map(({ tax_reduction }) => tax_reduction).slice(0, 3)).toEqual([2_000, 2_000, 0])
})
