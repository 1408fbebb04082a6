import { list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

/** Every account of the demo that works in the real-estate area of the first firm, one a role. */
const REAL_ESTATE = [
  'h.vautrin@ormeval.example',
  'c.aubrac@ormeval.example',
  's.benkacem@ormeval.example',
  'j.torrens@ormeval.example',
  'p.kerivel@ormeval.example',
  'i.marchal@ormeval.example',
] as const
/** Those of the SCPI area. */
const SCPI = ['cif@ormeval.example', 'admin-scpi@ormeval.example', 'backoffice@ormeval.example'] as const
const OTHER_FIRM = 'a.lestivel@vermeil.example'

let running: TestApp
const callers = new Map<string, Caller>()
beforeAll(async () => {
  running = await openTestApp()
  for (const email of [...REAL_ESTATE, ...SCPI, OTHER_FIRM]) callers.set(email, await running.logIn(email))
})
afterAll(() => running.close())

function callerOf(email: string): Caller {
  const caller = callers.get(email)
  if (!caller) throw new Error(`nobody is logged in as ${email}`)
  return caller
}

interface Known {
  readonly lot: string
  readonly program: string
  readonly lotNumber: number
  readonly programNumber: number
  readonly scheme: string
}

/** A lot whose programme the firm shows, or hides from its advisers. */
async function knownLot(isShown: boolean): Promise<Known> {
  const [row] = await running.database.query<Known>(
    `SELECT p.id AS lot, g.id AS program, p.legacy_id AS "lotNumber", g.legacy_id AS "programNumber", 'nue-propriete' AS scheme
     FROM properties p JOIN programs g ON g.id = p.program_id
     WHERE g.project = 'bare_ownership' AND g.owner_id IS NULL AND p.status = 'available'
       AND ${isShown ? '' : 'NOT'} EXISTS (SELECT FROM visible_programs v JOIN companies c ON c.id = v.company_id
         WHERE v.id = g.id AND c.name = 'Cabinet Ormeval Patrimoine')
     ORDER BY p.id LIMIT 1`,
  )
  if (!row) throw new Error('the demo has no such lot')
  return row
}

/** The calls of the comparator that show one thing. */
const shows = ({ lot, program, lotNumber, programNumber, scheme }: Known): readonly string[] => [
  `properties/${lot}`,
  `properties/${scheme}/${lot}`,
  `programs/${program}`,
  `programs/${scheme}/${program}`,
  `legacy/id-to-uuid?resource=property&id=${lotNumber}`,
  `legacy/id-to-uuid?resource=program&id=${programNumber}`,
]
const lists = [
  'properties?page[size]=1',
  'properties/nue-propriete?page[size]=1',
  'programs?page[size]=1',
  'programs/nue-propriete?page[size]=1',
  'projects',
  'promoters',
  'catalogue',
  'map/programs',
]
const statusOf = async (caller: Caller, path: string) => [
  path,
  (await caller.call('GET', `/api/v3/${path}`)).statusCode,
]
const told = (known: Known) => ({ property: known.lot, field: 'surface', suggested_value: '51,5' })

test.each(REAL_ESTATE)('%s lists and opens what the firm shows, and tells an error of it', async (email) => {
  const caller = callerOf(email)
  const known = await knownLot(true)
  for (const path of [...lists, ...shows(known)]) expect(await statusOf(caller, path)).toEqual([path, 200])
  expect((await caller.call('POST', '/api/v3/propertyUpdateRequests', told(known))).statusCode).toBe(201)
})

test.each([...REAL_ESTATE, OTHER_FIRM])('for %s, what the firm hides is nowhere', async (email) => {
  const caller = callerOf(email)
  const hidden = await (email === OTHER_FIRM ? hiddenFromTheOther() : knownLot(false))
  for (const path of shows(hidden)) expect(await statusOf(caller, path)).toEqual([path, 404])
  const listed = await caller.call('GET', `/api/v3/properties?filter[program]=${hidden.program}`)
  expect(list(listed)).toEqual([])
  const names = JSON.stringify((await caller.call('GET', '/api/v3/catalogue')).json())
  expect(names).not.toContain(hidden.program)
  expect((await caller.call('POST', '/api/v3/propertyUpdateRequests', told(hidden))).statusCode).toBe(404)
})

/** A lot that the first firm shows and the second one does not. */
async function hiddenFromTheOther(): Promise<Known> {
  const [row] = await running.database.query<Known>(
    `SELECT p.id AS lot, g.id AS program, p.legacy_id AS "lotNumber", g.legacy_id AS "programNumber", 'nue-propriete' AS scheme
     FROM properties p JOIN programs g ON g.id = p.program_id
     WHERE NOT EXISTS (SELECT FROM visible_programs v JOIN companies c ON c.id = v.company_id
         JOIN users u ON u.company_id = c.id WHERE v.id = g.id AND u.email = $1)
     ORDER BY p.id LIMIT 1`,
    [OTHER_FIRM],
  )
  if (!row) throw new Error('the second firm shows everything')
  return row
}

test.each(SCPI)('%s has none of it but the schemes, which simulators have too', async (email) => {
  const known = await knownLot(true)
  for (const path of [...lists, ...shows(known)].filter((each) => each !== 'projects'))
    expect(await statusOf(callerOf(email), path)).toEqual([path, 403])
  expect((await callerOf(email).call('POST', '/api/v3/propertyUpdateRequests', told(known))).statusCode).toBe(403)
})

test('who is not logged in is asked to be', async () => {
  const known = await knownLot(true)
  for (const path of [...lists, ...shows(known)]) expect(await statusOf(running.stranger, path)).toEqual([path, 401])
})
