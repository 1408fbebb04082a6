import { createFile, document, failure, list } from '../support/server/documents'
import { trialLease } from '../support/server/simulation'
import type { Caller, TestApp } from '../support/server/testApp'

let running: TestApp
let claire: Caller

beforeAll(async () => {
  // The application is loaded anew, on a catalogue with one more line.
  jest.resetModules()
  await import('../support/oneMoreScheme/setup')
  await import('#app/contract')
  const { openTestApp } = await import('../support/server/testApp')
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
  // What the scheme asks of its own is a migration; that it is a scheme is not.
  for (const table of ['client_file_simulation', 'client_file_scenarios'])
    await running.database.query(
      `ALTER TABLE ${table} ADD COLUMN trial_lease_years integer, ADD COLUMN trial_lease_tenant text`,
    )
})
afterAll(() => running.close())

const simulate = (answers: object) =>
  claire.call('POST', '/api/v3/simulators/simulation/bail-essai', { ...trialLease, ...answers })

describe('a scheme added to the catalogue', () => {
  test('is offered with the others', async () => {
    const offered = list(await claire.call('GET', '/api/v3/projects')).find(({ id }) => id === 'trial_lease')
    expect(offered?.attributes).toMatchObject({ label: 'Bail d’essai', slugs: ['bail-essai'], is_investment: true })
  })

  test('is calculated at its address', async () => {
    const answer = await simulate({ trial_lease_years: 2 })
    expect(answer.statusCode).toBe(200)
    const { yearly_report } = answer.json<{ data: { yearly_report: { tax_reduction: number }[] } }>().data
    expect(yearly_report.map(({ tax_reduction }) => tax_reduction).slice(0, 3)).toEqual([2_000, 2_000, 0])
  })

  test('refuses by field an answer that it requires and that is left out', async () => {
    const answer = await simulate({})
    expect(answer.statusCode).toBe(422)
    expect(failure(answer).errors).toEqual({ trial_lease_years: ['Ce champ est requis'] })
  })

  test('is kept in a client file with its answers', async () => {
    const { id } = await createFile(claire)
    const answers = { project: 'trial_lease', trial_lease_years: 4 }
    const saved = await claire.call('PUT', `/api/v3/client-files/${id}/simulation`, answers)
    expect(saved.statusCode).toBe(200)
    const { included = [] } = document(await claire.call('GET', `/api/v3/client-files/${id}?include=simulation`))
    expect(included.find(({ type }) => type === 'simulation')?.attributes).toMatchObject({
      ...answers,
      trial_lease_tenant: null,
    })
  })
})
