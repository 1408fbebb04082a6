import { randomUUID } from 'node:crypto'
import { definitionOf, type Field, type FieldKind, type ResourceType } from '#contract'
import { features } from '../../../src/app/server/features'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

interface Column {
  readonly type: string
  readonly nullable: boolean
  readonly initial: string | null
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The table of each resource that is kept as it is on the wire; a view shows what a firm sees of one, or looks after. */
const tables: readonly (readonly [ResourceType, string])[] = features.flatMap(({ tables: own = [] }) =>
  own
    .filter(({ name }) => !name.startsWith('managed_'))
    .map(({ type, name }) => [type, name.replace(/^visible_/, '')] as const),
)

const storedIn = new Map(features.flatMap(({ tables: own = [] }) => own.map((table) => [table.type, table.columns()])))

/** Attributes that the view of a firm adds: some of a property from its programme, some of both from the firm. */
const ofViews: Partial<Record<ResourceType, readonly string[]>> = {
  program: ['comment'],
  property: ['project', 'municipality', 'delivery_date', 'is_top'],
}

/** Columns that are not attributes: keys, and what the server alone needs. */
const internal: Readonly<Record<string, readonly string[]>> = {
  companies: ['network_id', 'is_perimeter_active'],
  users: ['roles', 'password_hash'],
  tokens: ['user_id', 'token_hash'],
  saved_views: ['user_id'],
  search_alerts: ['user_id', 'told_look', 'told_at'],
  client_files: [
    'adviser_id',
    'lead_creator_id',
    'archived_status',
    'deletion_announced_at',
    'client_name',
    'companion_name',
    'search_words',
  ],
  client_file_readings: ['user_id'],
  client_file_deletions: ['user_id'],
  trash: ['root', 'user_id'],
  setting_changes: ['author_id', 'restored_id'],
  promoters: ['owner_id'],
  programs: [
    'promoter_id',
    'manager_id',
    'owner_id',
    'commission_rate',
    'commission_base',
    'picture_urls',
    'legacy_id',
  ],
  properties: ['program_id', 'plan_url', 'legacy_id', 'is_held'],
  property_price_changes: ['property_id'],
  client_leads: ['creator_id', 'import_id', 'client_file_id', 'email_key', 'phone_key'],
  client_lead_imports: ['creator_id'],
  client_lead_exchanges: ['client_lead_id'],
  bookings: ['property_id', 'program_id', 'promoter_id', 'option_id', 'report_id', 'created_by_id'],
  clients: ['property_id', 'created_by_id'],
  options: ['property_id', 'program_id', 'promoter_id', 'booking_id', 'created_by_id'],
  reports: ['program_id', 'promoter_id', 'created_by_id'],
  commercial_reports: [
    'created_by_id',
    'package_id',
    'previous_id',
    'facts',
    'inputs',
    'results',
    'attempts',
    'print_after',
    'checked_at',
  ],
  commercial_report_packages: ['created_by_id', 'password_hash'],
  commercial_report_questions: ['report_id', 'recipient_id', 'answered_by_id'],
  commercial_report_events: ['report_id', 'actor_id', 'recipient_id', 'to_status'],
  scpi_firms: ['orias_checked_by_id'],
  scpi_clients: ['firstname', 'email_key', 'search_words'],
  scpi_client_family_situation: ['scpi_client_id'],
  scpi_client_representatives: ['scpi_client_id'],
  pp_accounts: ['adviser_id'],
  pp_account_children: ['pp_account_id'],
  pp_account_fiscality: ['pp_account_id'],
  pp_account_financial_situation: ['pp_account_id'],
  pp_account_professional_situation: ['pp_account_id'],
  pp_account_politically_exposed_person: ['pp_account_id'],
  pp_account_objective: ['pp_account_id'],
  pp_account_quiz: ['pp_account_id'],
  pp_account_contradiction_comments: ['pp_account_id'],
  pp_entities: ['pp_account_1_id', 'pp_account_2_id', 'client_1_id', 'client_2_id', 'adviser_1_id', 'adviser_2_id'],
  pp_entity_income: ['pp_entity_id'],
  pp_entity_charge: ['pp_entity_id'],
  pp_entity_financial_asset: ['pp_entity_id'],
  pp_entity_non_financial_asset: ['pp_entity_id'],
  pp_entity_pp_entity_loans: ['pp_entity_id'],
  sale_history: ['report_id', 'option_id', 'booking_id', 'actor_id', 'from_status', 'to_status'],
}
const housekeeping = ['id', 'company_id', 'client_file_id', 'version', 'created_at', 'updated_at']

const fieldsOf = (type: ResourceType): [string, Field][] =>
  Object.entries<Field>(definitionOf(type).fields).filter(
    ([name]) => storedIn.get(type)?.includes(name) === true && !ofViews[type]?.includes(name),
  )

async function columnsOf(table: string): Promise<Map<string, Column>> {
  const rows = await database.query<{ name: string; type: string; nullable: boolean; initial: string | null }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS nullable, pg_get_expr(adbin, adrelid) AS initial
     FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  )
  return new Map(rows.map(({ name, ...column }) => [name, column]))
}

const typeOfKind: Partial<Record<FieldKind, string>> = {
  amount: 'numeric(14,2)',
  rate: 'numeric(8,6)',
  decimal: 'numeric(8,2)',
  integer: 'integer',
  coordinate: 'numeric(9,6)',
  date: 'date',
  instant: 'timestamp with time zone',
  flag: 'boolean',
  yesNo: 'boolean',
  reference: 'uuid',
  list: 'text[]',
  rateTable: 'jsonb',
  object: 'jsonb',
}

/** Lists of something other than texts. */
const otherLists: Readonly<Record<string, string>> = {
  'booking.buyers': 'jsonb',
  'booking.calls_for_funds': 'jsonb',
  'pp_entity.holders': 'jsonb',
  'quiz.quiz_attempts': 'jsonb',
  'search_alert.locations': 'jsonb',
  'search_alert.rooms': 'integer[]',
  'setting_change.changes': 'jsonb',
}

/** The type of column that holds every value of a field. */
function columnType({ kind, choices = [], encrypted }: Field): string {
  if (encrypted) return 'text'
  const numbers = choices.map(({ value }) => value).filter((value) => typeof value === 'number')
  if (numbers.length > 0) return numbers.every(Number.isInteger) ? 'integer' : 'numeric(8,6)'
  return typeOfKind[kind] ?? 'text'
}

describe.each(tables)('%s is kept in %s', (type, table) => {
  test('each attribute has its column, and each column its attribute', async () => {
    const known = new Set([...housekeeping, ...(internal[table] ?? [])])
    const attributes = fieldsOf(type).map(([name]) => name)
    const columns = [...(await columnsOf(table)).keys()].filter((name) => !known.has(name))
    expect(columns.sort()).toEqual(attributes.filter((name) => !known.has(name)).sort())
  })

  test('each column holds the values of its attribute', async () => {
    const columns = await columnsOf(table)
    const types = fieldsOf(type).map(([name]) => [name, columns.get(name)?.type])
    expect(types).toEqual(
      fieldsOf(type).map(([name, field]) => [name, otherLists[`${type}.${name}`] ?? columnType(field)]),
    )
  })

  test('each whole number that is written is bounded to what a column holds', () => {
    const whole = fieldsOf(type).filter(([, { kind, readOnly }]) => kind === 'integer' && !readOnly)
    for (const [name, { maximum }] of whole) expect([name, (maximum ?? Infinity) < 2 ** 31]).toEqual([name, true])
  })

  test('only flags and lists are never null, and a flag begins as the contract says', async () => {
    const columns = await columnsOf(table)
    for (const [name, field] of fieldsOf(type)) {
      const column = columns.get(name)
      if (field.kind === 'flag') expect([name, column?.initial]).toEqual([name, String(field.initial)])
      if (field.kind === 'flag' || (field.kind === 'list' && !field.encrypted))
        expect([name, column?.nullable]).toEqual([name, false])
    }
  })
})

describe('every table', () => {
  const notOfAFirm = [
    'companies',
    'networks',
    'migrations',
    'login_attempts',
    // What a browser is to sign before anybody knows whose it is.
    'passkey_challenges',
    'disabled_features',
    'clock_reading',
    'data_key',
    // The catalogue is the same for every firm.
    'promoters',
    'managers',
    'programs',
    'properties',
    'property_price_changes',
    'pictures',
    'official_lists',
    'catalogue_looks',
    'looked_at_lots',
    'lot_news',
  ]

  test('of a firm carries the firm, the distribution key', async () => {
    const rows = await database.query<{ table: string }>(
      `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'company_id')`,
    )
    expect(rows.map(({ table }) => table).sort()).toEqual([...notOfAFirm].sort())
  })

  test('works without a sequence', async () => {
    expect(await database.query(`SELECT relname FROM pg_class WHERE relkind = 'S'`)).toEqual([])
  })
})

describe('what the database itself refuses', () => {
  let firm: string
  let otherFirm: string
  let adviser: string
  let file: string

  beforeEach(async () => {
    adviser = randomUUID()
    firm = randomUUID()
    otherFirm = randomUUID()
    file = randomUUID()
    await database.query('INSERT INTO companies (id, name) VALUES ($1, $2), ($3, $4)', [firm, 'Un', otherFirm, 'Deux'])
    await database.query('INSERT INTO users (company_id, id, email) VALUES ($1, $2, $3)', [
      firm,
      adviser,
      `Claire@${adviser}.example`,
    ])
    await database.query('INSERT INTO client_files (company_id, id, adviser_id) VALUES ($1, $2, $3)', [
      firm,
      file,
      adviser,
    ])
  })

  const insertTax = (company: string): Promise<unknown> =>
    database.query('INSERT INTO client_file_tax (company_id, id, client_file_id) VALUES ($1, $2, $3)', [
      company,
      randomUUID(),
      file,
    ])

  test('a section under the file of another firm', async () => {
    await expect(insertTax(otherFirm)).rejects.toThrow(/foreign key/)
  })

  test('a second tax situation in a file', async () => {
    await insertTax(firm)
    await expect(insertTax(firm)).rejects.toThrow(/unique/)
  })

  test('two accounts whose addresses differ by case only', async () => {
    const insert = database.query('INSERT INTO users (company_id, id, email) VALUES ($1, $2, $3)', [
      otherFirm,
      otherFirm,
      `claire@${adviser.toUpperCase()}.example`,
    ])
    await expect(insert).rejects.toThrow(/users_email/)
  })

  test('nothing is left of a file that is deleted', async () => {
    await insertTax(firm)
    await database.query('DELETE FROM client_files WHERE company_id = $1 AND id = $2', [firm, file])
    expect(await database.query('SELECT id FROM client_file_tax WHERE client_file_id = $1', [file])).toEqual([])
  })
})
