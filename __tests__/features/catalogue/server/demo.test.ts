import { leadOrigins } from '#features/clientFile/contract'
import { enumerations, resources, type Attributes } from '#contract'
import {
  exposures,
  operationOf,
  programStages,
  dwellingKinds,
  propertyStatuses,
  scoringCriteria,
} from '#features/catalogue/contract'
import { ATTEMPTS_BEFORE_LOST, leadStatuses, lossReasons } from '#features/leads/contract'
import { notaryFee, schemes, simulate, type SolutionConfiguration } from '#domain'
import { defaultFirmAssumptions } from '#features/simulation/server'
import { findMarket } from '#server/services'
import { demoTemplate, TEST_INSTANT } from '../../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

type Program = Attributes<'program'> & { readonly id: string }
type Property = Attributes<'property'> & { readonly id: string; readonly program_id: string }
type Lead = Attributes<'client_lead'> & {
  readonly id: string
  readonly client_file_id: string | null
  readonly phone_key: string
}

let database: TestDatabase
let programs: Program[]
let properties: Property[]
let leads: Lead[]
const TODAY = '2026-11-20'

beforeAll(async () => {
  database = await openTestDatabase(demoTemplate())
  programs = await database.query('SELECT * FROM programs ORDER BY created_at, id')
  properties = await database.query(
    'SELECT p.*, g.project FROM properties p JOIN programs g ON g.id = p.program_id ORDER BY p.id',
  )
  leads = await database.query('SELECT * FROM client_leads ORDER BY id')
})
afterAll(() => database.close())

const programOf = ({ program_id }: Property): Program => {
  const program = programs.find(({ id }) => id === program_id)
  if (!program) throw new Error('no programme')
  return program
}
const values = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Set<Value> => new Set(rows.map(of))

test('sixty programmes of ten promoters and five operators, and about 1 200 properties', async () => {
  expect(programs).toHaveLength(60)
  expect(properties.length).toBeGreaterThan(1_100)
  expect(properties.length).toBeLessThan(1_350)
  expect(await database.query('SELECT id FROM promoters')).toHaveLength(10)
  expect(await database.query('SELECT id FROM managers')).toHaveLength(5)
})

test('every value of the catalogue appears', () => {
  expect(values(programs, ({ stage }) => stage)).toEqual(new Set(Object.keys(programStages)))
  expect(values(properties, ({ status }) => status)).toEqual(new Set(Object.keys(propertyStatuses)))
  expect(values(properties, ({ kind }) => kind)).toEqual(new Set(dwellingKinds))
  expect(values(properties, ({ exposure }) => exposure)).toEqual(new Set(Object.keys(exposures)))
  // No promoter sells an agreement with the Anah, nor shares of an SCPI.
  const unsold = ['loc_avantages', 'scpi_shares']
  const sold = Object.keys(enumerations.projectTypes).filter((project) => !unsold.includes(project))
  expect(values(programs, ({ project }) => project)).toEqual(new Set(sold))
  expect(values(programs, ({ residence_type }) => residence_type)).toEqual(
    new Set([...Object.keys(enumerations.residenceTypes), null]),
  )
  expect(values(properties, ({ rooms }) => rooms)).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('what screens find hard is there: one property alone, 120 together, a name of 80 characters, no image, no coordinates', () => {
  const counts = programs.map(({ id }) => properties.filter(({ program_id }) => program_id === id).length)
  expect([counts.includes(1), counts.includes(120)]).toEqual([true, true])
  expect(Math.max(...programs.map(({ name }) => name?.length ?? 0))).toBe(80)
  expect(values(programs, ({ name }) => name).size).toBe(60)
  expect(
    [
      programs.filter(({ illustration }) => illustration === null),
      programs.filter(({ latitude }) => latitude === null),
    ].map((list) => list.length),
  ).toEqual([1, 1])
})

test('scores go from 0 to 5 on the criteria that say something of the project, a few of them missing', () => {
  const scores = properties.flatMap((property) =>
    Object.entries(scoringCriteria).map(([name, { projects }]) => ({
      name,
      project: property.project,
      value: new Map<string, unknown>(Object.entries(property)).get(name),
      applies: projects.some((project) => project === property.project),
    })),
  )
  expect(scores.filter(({ applies, value }) => !applies && value !== null)).toEqual([])
  expect(scores.filter(({ value }) => typeof value === 'number' && (value < 0 || value > 5))).toEqual([])
  // A bare owner has no rent, and most homes no certificate: nothing is missing there.
  const expected = scores.filter(
    ({ name, applies, project }) =>
      applies &&
      name !== 'nf_habitat_certification' &&
      !(project === 'bare_ownership' && name.endsWith('rent_profitability')),
  )
  const missing = expected.filter(({ value }) => value === null).length / expected.length
  expect(missing).toBeGreaterThan(0.06)
  expect(missing).toBeLessThan(0.1)
})

/** A household of nobody in particular, who borrows everything. */
function configurationOf(property: Property): SolutionConfiguration {
  const operation = operationOf(programOf(property), property, TODAY)
  if (!operation) throw new Error('a property without price')
  return {
    net_monthly_income: 6_000,
    annual_tax: 7_000,
    alimony: 0,
    fiscal_part: 2,
    monthly_rent: 0,
    monthly_loan_payment: 0,
    contribution: 0,
    guaranty_fee: 2_000,
    notary_fee: notaryFee(operation.property_price, { seniority: operation.seniority ?? 'new', on: TODAY }).total,
    yearly_rent_revaluation_rate: 0.01,
    duration_to_display: 25,
    loan_duration: 25,
    loan_rate: 0.035,
    insurance_rate: 0.0034,
    ...operation,
  }
}

const marketOf = ({ municipality, seniority }: Program) => {
  const market = findMarket(municipality ?? '', seniority ?? 'new')
  if (!market) throw new Error('no market')
  return market
}

test('every property for sale of an investment scheme is simulated without a refusal, at the rent that it announces', () => {
  const sold: readonly unknown[] = ['sold', 'delivered']
  const offered = properties.filter(
    ({ project, status }) =>
      project !== null &&
      schemes.findInvestment(project) !== undefined &&
      !sold.includes(status) &&
      project !== 'pinel',
  )
  expect(offered.length).toBeGreaterThan(500)
  const faults = offered.flatMap((property) => {
    const program = programOf(property)
    const result = simulate(configurationOf(property), {
      asOf: TODAY,
      defaults: defaultFirmAssumptions,
      market: marketOf(program),
    })
    const told = result.kind === 'refused' ? result.errors : result.monthly_report.monthly_income.rental_income
    return told === (property.suggested_rent ?? 0)
      ? []
      : [{ project: program.project, rent: property.suggested_rent, told }]
  })
  expect(faults).toEqual([])
})

test('prices and works keep the rules of their scheme', () => {
  const price = ({ property_price }: Property): number => property_price ?? 0
  const of = (project: string) => properties.filter((property) => property.project === project)
  expect(properties.filter((property) => price(property) % 1_000 !== 900)).toEqual([])
  const discounts = of('bare_ownership').map((property) => 1 - price(property) / (property.full_ownership_price ?? 0))
  expect([Math.min(...discounts) > 0.37, Math.max(...discounts) < 0.43]).toEqual([true, true])
  // CGI art. 199 novovicies, I, B, 5°: a quarter of the whole cost at least.
  const shares = of('denormandie').map((property) => {
    const works = property.renovation_price ?? 0
    return works / (price(property) + notaryFee(price(property), { seniority: 'old', on: TODAY }).total + works)
  })
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.25)
  expect(
    properties.filter(
      ({ previous_price, price_changed_on, property_price }) =>
        (previous_price === null) !== (price_changed_on === null) || previous_price === property_price,
    ),
  ).toEqual([])
  const dropped =
    properties.filter((property) => (property.previous_price ?? 0) > price(property)).length / properties.length
  expect([dropped > 0.1, dropped < 0.18]).toEqual([true, true])
})

test('the 48 leads are in every state, two of them late, from every origin, converted ones with their file', async () => {
  expect(leads).toHaveLength(48)
  const states = Object.fromEntries(
    Object.keys(leadStatuses).map((status) => [status, leads.filter((lead) => lead.status === status).length]),
  )
  expect(states).toEqual({
    new: 8,
    assigned: 6,
    contacted: 8,
    unreachable: 5,
    qualified: 6,
    meeting: 4,
    converted: 7,
    lost: 3,
    duplicate: 1,
    anonymised: 0,
  })
  const late = leads.filter(
    ({ status, first_contact_due_at }) => status === 'new' && String(first_contact_due_at) < TEST_INSTANT.toISOString(),
  )
  expect(late).toHaveLength(2)
  const origins = values(leads, ({ origin }) => origin)
  expect(Object.keys(leadOrigins).filter((origin) => !origins.has(origin as never))).toEqual(['import', 'other'])
  expect(
    leads.flatMap(({ loss_reason }) => loss_reason ?? []).filter((reason) => Object.hasOwn(lossReasons, reason)),
  ).toHaveLength(3)
  expect(Math.max(...leads.map(({ attempts }) => attempts ?? 0))).toBe(ATTEMPTS_BEFORE_LOST)
  const files = await database.query<{ title: string }>(
    'SELECT f.title FROM client_files f JOIN client_leads l ON l.client_file_id = f.id ORDER BY f.title COLLATE french',
  )
  expect(files.map(({ title }) => title.split(' – ')[0])).toEqual([
    'Adam',
    'Caron',
    'Gauthier',
    'Moreau',
    'Nguyen',
    'O’Connor-N’Guyen',
    'Perrin',
  ])
})

test('the duplicate has the number of another lead, and every lead is complete', () => {
  const double = leads.find(({ status }) => status === 'duplicate')
  expect(leads.filter(({ phone_key }) => phone_key === double?.phone_key).map(({ id }) => id)).toContain(
    double?.duplicate_of_id,
  )
  const required = Object.entries(resources.client_lead.fields)
    .filter(([, field]) => field.required === true)
    .map(([name]) => name)
  for (const lead of leads) {
    const known = new Map<string, unknown>(Object.entries(lead))
    expect([lead.id, required.filter((name) => known.get(name) === null)]).toEqual([lead.id, []])
  }
})
