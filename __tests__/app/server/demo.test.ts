import { createHash } from 'node:crypto'
import { clientFileStatuses } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { roles } from '#contract/access'
import { checkSolutionConfiguration, solutionConfiguration } from '#features/simulation/contract'
import { householdTax, schemes, simulate } from '#domain'
import { accounts, demoAccounts } from '#features/account/server/demo'
import { demoPortalAccount } from '#features/scpi/portal/server/demo'
import { clientFilePolicies, householdComposition, progressOf } from '#features/clientFile/server'
import { defaultFirmAssumptions } from '#features/simulation/server'
import { authentication } from '#server/repositories'
import { findMarket } from '#server/services'
import { viewerOf, type Scope } from '#server/access'
import type { Resource } from '#contract/jsonapi'
import { createDemoFirm, demoTables } from '../../../src/app/server/demo'
import * as clientFiles from '../../../src/features/clientFile/server/repositories/clientFiles'
import { demoTemplate, TEST_INSTANT } from '../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
let files: { file: Resource; sections: readonly Resource[] }[]

beforeAll(async () => {
  database = await openTestDatabase(demoTemplate())
  files = await wholeFiles()
})
afterAll(() => database.close())

/** The files of the firm as its manager reads them. */
async function wholeFiles(): Promise<typeof files> {
  const manager = await authentication.findAccountByEmail(database, 'h.vautrin@ormeval.example')
  if (!manager) throw new Error('no manager')
  const scope = clientFilePolicies.client_file.read(viewerOf(manager)) as Scope
  const ids = await database.query<{ id: string }>('SELECT id FROM client_files WHERE company_id = $1', [
    manager.companyId,
  ])
  const reads = await Promise.all(
    ids.map(({ id }) => clientFiles.findClientFile(scope, database, id, clientFiles.everySection)),
  )
  return reads.flatMap((read) => (read ? [{ file: read.file, sections: read.included }] : []))
}

const attributesOf = (sections: readonly Resource[], type: Resource['type']): Readonly<Record<string, unknown>> =>
  sections.find((section) => section.type === type)?.attributes ?? {}
const titled = (beginning: string) =>
  files.find(({ file }) => String(attributesOf([file], 'client_file')['title']).startsWith(beginning))

test('an empty database gets the firm once', async () => {
  expect(await createDemoFirm(database, { asOf: TEST_INSTANT })).toBe(false)
  expect(await database.query('SELECT name FROM companies ORDER BY name')).toEqual([
    { name: 'Atelier Vermeil' },
    { name: 'Cabinet Ormeval Patrimoine' },
  ])
  expect(files).toHaveLength(40)
})

test('the same day gives the same rows', () => {
  const digest = () =>
    createHash('sha256')
      .update(JSON.stringify(demoTables({ asOf: TEST_INSTANT, size: 'demo', passwordHash: 'hash' })))
      .digest('hex')
  expect(digest()).toBe(digest())
})

test('every role has an account, and every status and every project of the specification a file', () => {
  expect(new Set([...demoAccounts(), demoPortalAccount].flatMap((account) => account.roles))).toEqual(
    new Set(Object.keys(roles).filter((role) => role !== 'api')),
  )
  const statuses = files.map(({ file }) => attributesOf([file], 'client_file')['status'])
  expect(new Set(statuses)).toEqual(new Set(Object.keys(clientFileStatuses)))
  const projects = files.map(({ sections }) => attributesOf(sections, 'simulation')['project'])
  expect(new Set([...projects, 'jeanbrun', 'lli', 'unfurnished_rental', 'loc_avantages', 'scpi_shares'])).toEqual(
    new Set(Object.keys(enumerations.projectTypes)),
  )
})

test('the second firm has an adviser of each area, and who looks after the SCPI one', () => {
  expect(accounts.filter(({ firm }) => firm === 'vermeil').flatMap((account) => account.roles)).toEqual([
    'admin',
    'scpi-admin',
    'scpi-cif',
    'expert-member',
  ])
})

test('nobody real can be reached: addresses, telephones and company numbers are reserved ones', () => {
  const text = JSON.stringify(demoTables({ asOf: TEST_INSTANT, size: 'demo', passwordHash: 'hash' }))
  expect([...text.matchAll(/[\w.-]+@([\w.-]+)/g)].filter(([, host = '']) => !host.endsWith('.example'))).toEqual([])
  // Numbers that ARCEP keeps for fiction.
  expect([...text.matchAll(/\b0[1-9](?: \d\d){4}\b/g)].filter(([phone]) => !phone.startsWith('06 39 98 '))).toEqual([])
  expect(
    [...text.matchAll(/"(?:siret_number|rcs_number)":"(\d+)/g)].filter(([, number = '']) => !number.startsWith('000')),
  ).toEqual([])
})

test('tax, slice and parts are those of the engine', () => {
  for (const { file, sections } of files) {
    const composition = householdComposition(sections)
    const stored = attributesOf(sections, 'tax')
    const { alimony } = attributesOf(sections, 'charge')
    const profession = String(attributesOf(sections, 'professional_situation')['professional_status'])
    const share = ['independent', 'craftsman_or_trader', 'entrepreneur'].includes(profession) ? 1 : 0.9
    const income = Math.max(
      0,
      Math.round(
        ((composition.earned_income ?? 0) / 0.98) * share + (composition.net_rental_income ?? 0) - Number(alimony) * 12,
      ),
    )
    const { tax, marginalRate, parts } = householdTax(income, composition, 2025)
    expect([file.attributes, stored['annual_tax'], stored['tmi_rate'], stored['fiscal_part']]).toEqual([
      file.attributes,
      tax,
      marginalRate,
      parts,
    ])
  }
})

test('households are those of their story', () => {
  const parts = (beginning: string) => attributesOf(titled(beginning)?.sections ?? [], 'tax')['fiscal_part']
  expect([parts('Marchetti'), parts('Kaya'), parts('Moreau'), parts('Da Silva'), parts('Fontaine')]).toEqual([
    3, 4, 2, 3.5, 1,
  ])
  expect(titled('Masson')?.sections.filter(({ type }) => type === 'current_loan')).toHaveLength(6)
  expect(attributesOf(titled('Bernard')?.sections ?? [], 'tax')['credit_tax_used']).toBe(9_200)
  expect(attributesOf(titled('Zimmermann')?.sections ?? [], 'heritage')['main_residence_value']).toBe(9_999_999_999.99)
  expect(attributesOf(titled('Roy')?.sections ?? [], 'person')['birthdate']).toBe('1900-01-01')
})

test('status and completeness are those that the content gives', () => {
  for (const { file, sections } of files) {
    const { status, completeness } = attributesOf([file], 'client_file')
    const current = file.type === 'client_file' ? (file.attributes.status ?? 'draft') : 'draft'
    expect([file.attributes, progressOf(sections, current, true)]).toEqual([file.attributes, { status, completeness }])
    if (['ready', 'simulated'].includes(current))
      expect([file.attributes, progressOf(sections, 'draft').status]).toEqual([file.attributes, current])
  }
})

test('every described file of an offered scheme is simulated without a refusal', () => {
  const offered = files.filter(
    ({ sections }) =>
      schemes.findInvestment(String(attributesOf(sections, 'simulation')['project'])) !== undefined &&
      attributesOf(sections, 'simulation')['investment_price'] !== null,
  )
  expect(offered.length).toBeGreaterThan(10)
  for (const { file, sections } of offered) {
    const result = simulate(configurationOf(sections), {
      asOf: '2026-11-20',
      defaults: defaultFirmAssumptions,
      market: marketOf(sections),
      household: householdComposition(sections),
    })
    expect([file.attributes, result.kind === 'refused' ? result.errors : 'simulated']).toEqual([
      file.attributes,
      'simulated',
    ])
  }
})

/** What a screen would send of the file. */
function configurationOf(sections: readonly Resource[]) {
  const simulation = attributesOf(sections, 'simulation')
  const [income, charge, tax] = [
    attributesOf(sections, 'income'),
    attributesOf(sections, 'charge'),
    attributesOf(sections, 'tax'),
  ]
  const checked = checkSolutionConfiguration({
    ...Object.fromEntries(Object.keys(solutionConfiguration.fields).map((name) => [name, simulation[name]])),
    property_price: simulation['investment_price'],
    net_monthly_income: income['net_monthly_income'],
    alimony: charge['alimony'],
    monthly_rent: charge['monthly_rent'],
    annual_tax: tax['annual_tax'],
    fiscal_part: tax['fiscal_part'],
    monthly_loan_payment: sections.reduce(
      (sum, { type, attributes }) =>
        sum + (type === 'current_loan' ? Number('monthly_credit' in attributes ? attributes.monthly_credit : 0) : 0),
      0,
    ),
  })
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  return checked.attributes.configuration
}

function marketOf(sections: readonly Resource[]) {
  const { municipality, seniority } = attributesOf(sections, 'simulation')
  const market = findMarket(String(municipality), seniority === 'old' ? 'old' : 'new')
  if (!market) throw new Error(`no market at ${String(municipality)}`)
  return market
}

test('each file has a history of the last ninety days, by its adviser', async () => {
  const edits = await database.query<{ count: number; first: string }>(
    'SELECT count(*) AS count, min(changed_at) AS first FROM field_changes GROUP BY client_file_id',
  )
  expect(edits).toHaveLength(43)
  for (const { count, first } of edits) {
    expect(count).toBeGreaterThanOrEqual(5)
    expect(Date.parse(first)).toBeGreaterThan(TEST_INSTANT.getTime() - 91 * 86_400_000)
  }
})
