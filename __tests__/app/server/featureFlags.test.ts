import { storeDisabledFeatures } from '#features/account/server'
import { disabledFeaturesOf } from '../../../src/app/server/featureFlags'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

let running: TestApp
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const read = async <Answer>(path: string): Promise<Answer> =>
  (await claire.call('GET', `/api/v3/${path}`)).json<Answer>()
const switchOff = (...names: readonly string[]) => storeDisabledFeatures(running.database, disabledFeaturesOf(names))

interface Company {
  readonly included: readonly {
    readonly attributes: Readonly<Record<'hidden_projects' | 'disabled_criteria', readonly string[]>>
  }[]
}
interface Properties {
  readonly data: readonly { readonly attributes: object }[]
}

test('a project type that is switched off is not active for any firm, and is not simulated', async () => {
  const active = async () => (await read<{ data: readonly string[] }>('projects?filter[is_active]=1')).data
  const before = await active()
  await switchOff('malraux', 'lli')
  expect(await active()).toEqual(before.filter((project) => project !== 'malraux' && project !== 'lli'))
  const { included } = await read<Company>('me?include=company')
  expect(included[0]?.attributes.hidden_projects).toEqual(expect.arrayContaining(['lli', 'malraux']))
  const catalogue = await read<{ data: { assumptions: object } }>('catalogue')
  expect(Object.keys(catalogue.data.assumptions)).not.toContain('malraux')

  await switchOff()
  expect(await active()).toEqual(before)
})

test('the comparison with a company that is switched off is hidden from every firm', async () => {
  await switchOff('sci_is')
  const { included } = await read<Company>('me?include=company')
  expect(included[0]?.attributes.hidden_projects).toContain('sci_is')
  await switchOff()
})

test('a criterion that is switched off is told of no property, nor sorted by', async () => {
  const tell = () => read<Properties>('properties?page[size]=1')
  expect((await tell()).data[0]?.attributes).toHaveProperty('tax_performance')
  await switchOff('tax_performance')
  expect((await tell()).data[0]?.attributes).not.toHaveProperty('tax_performance')
  expect((await claire.call('GET', '/api/v3/properties?sort=tax_performance')).statusCode).toBe(422)
  // Whoever weighs criteria is told which of them are not.
  expect((await read<Company>('me?include=company')).included[0]?.attributes.disabled_criteria).toEqual([
    'tax_performance',
  ])
})

test('a name that nothing has is refused before anything starts', () => {
  expect(() => disabledFeaturesOf(['pinel', 'pinnel'])).toThrow(/nom inconnu \(pinnel\).*malraux.*tax_performance/)
})
