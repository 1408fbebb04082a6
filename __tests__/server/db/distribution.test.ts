import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { readCatalogue } from '../../../config/distribution/catalogue'
import { engines } from '../../../config/distribution/exceptions'
import { distributionFaults, isReference } from '../../../config/distribution/faults'
import { distributionScript } from '../../../config/distribution/script'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const faults = async (): Promise<string[]> => distributionFaults(await readCatalogue(database))

test('every table is of a firm, by its keys, or is declared as reference data; what not every engine has is listed', async () => {
  expect((await readCatalogue(database)).tables.length).toBeGreaterThan(60)
  expect(await faults()).toEqual([])
})

const OF_A_FIRM = 'company_id uuid NOT NULL, id uuid NOT NULL'

test.each([
  [`CREATE TABLE x (${OF_A_FIRM}, PRIMARY KEY (id))`, 'x: its primary key does not begin with company_id.'],
  [`CREATE TABLE x (${OF_A_FIRM})`, 'x has no primary key.'],
  [
    `CREATE TABLE x (${OF_A_FIRM}, email text, PRIMARY KEY (company_id, id)); CREATE UNIQUE INDEX x_email ON x (lower(email))`,
    'x: x_email is unique across firms.',
  ],
  [
    `CREATE TABLE x (${OF_A_FIRM}, y_id uuid, PRIMARY KEY (company_id, id)); ALTER TABLE client_files ADD UNIQUE (id, company_id);
     ALTER TABLE x ADD CONSTRAINT x_y FOREIGN KEY (company_id, y_id) REFERENCES client_files (id, company_id)`,
    'x: x_y leads from one firm to another.',
  ],
  [
    `ALTER TABLE programs ADD company uuid, ADD file uuid, ADD CONSTRAINT x_y FOREIGN KEY (company, file) REFERENCES client_files`,
    'programs: x_y leads from reference data to what is of one firm.',
  ],
  [
    `CREATE TABLE x (${OF_A_FIRM}, PRIMARY KEY (company_id, id), CONSTRAINT x_y FOREIGN KEY (company_id, id) REFERENCES client_files ON DELETE SET NULL)`,
    'x: x_y empties company_id.',
  ],
  [
    `CREATE TABLE x (${OF_A_FIRM}, PRIMARY KEY (company_id, id), CONSTRAINT x_y FOREIGN KEY (company_id, id) REFERENCES client_files ON UPDATE CASCADE)`,
    'x: x_y follows changes of the key that it points at.',
  ],
])('%s', async (statement, fault) => {
  await database.query(statement)
  expect(await faults()).toEqual([fault])
})

test.each([
  ['CREATE SEQUENCE x', 'sequence x'],
  [
    `CREATE TABLE x (${OF_A_FIRM}, n int GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (company_id, id))`,
    'sequence x_n_seq',
  ],
  [
    'CREATE TRIGGER x BEFORE DELETE ON client_files FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()',
    'trigger x on client_files',
  ],
  ['ALTER TABLE trash ADD CONSTRAINT x EXCLUDE (id WITH =)', 'exclusion constraint x on trash'],
  ['CREATE MATERIALIZED VIEW x AS SELECT 1', 'materialized view x'],
  ['CREATE RULE x AS ON DELETE TO trash DO INSTEAD NOTHING', 'rule x on trash'],
  [`CREATE UNLOGGED TABLE x (${OF_A_FIRM}, PRIMARY KEY (company_id, id))`, 'unlogged table x'],
  [
    `CREATE TABLE x (${OF_A_FIRM}, PRIMARY KEY (company_id, id), CONSTRAINT y FOREIGN KEY (company_id, id) REFERENCES client_files DEFERRABLE)`,
    'deferrable constraint y on x',
  ],
])('%s is a feature that is to be listed', async (statement, feature) => {
  await database.query(statement)
  expect(await faults()).toContain(
    `${feature}: not every engine has it, and config/distribution/exceptions.ts does not name it.`,
  )
})

test('a listed feature or table that is no more is told', async () => {
  await database.query('DROP TRIGGER keep_client_name ON client_file_person')
  await database.query('DROP TABLE login_attempts')
  expect(await faults()).toEqual([
    'trigger keep_client_name on client_file_person: config/distribution/exceptions.ts names it, the schema has it no more.',
    'login_attempts: config/distribution/referenceTables.ts names it, the schema has it no more.',
  ])
})

test.each(engines)('the script of %s names each table once', async (engine) => {
  const catalogue = await readCatalogue(database)
  const lines = distributionScript(engine, catalogue)
    .split('\n')
    .filter((line) => !/ on |^-- Made by/.test(line))
  for (const { name } of catalogue.tables)
    expect([name, lines.filter((line) => new RegExp(`(?:\\('|TABLE |^-- )${name}\\b`).test(line)).length]).toEqual([
      name,
      1,
    ])
})

test('for Citus, a table comes after those that it points at, and those of firms lie together', async () => {
  const catalogue = await readCatalogue(database)
  const calls = [...distributionScript('citus', catalogue).matchAll(/^SELECT create_(\w+)_table\('(\w+)'(.*)\);$/gm)]
  const placed = calls.map(([, , name = '']) => name)
  expect(placed).toHaveLength(catalogue.tables.length)
  for (const { name, foreignKeys } of catalogue.tables)
    for (const { target } of foreignKeys)
      expect([name, target, placed.indexOf(target) <= placed.indexOf(name)]).toEqual([name, target, true])
  for (const [, kind, name = ''] of calls)
    expect([name, kind]).toEqual([name, isReference(name) ? 'reference' : 'distributed'])
  const [first = [], ...others] = calls.filter(([, kind]) => kind === 'distributed')
  expect(first[3]).toBe(`, 'company_id'`)
  for (const [, , name, options] of others)
    expect([name, options]).toEqual([name, `, 'company_id', colocate_with => '${first[2] ?? ''}'`])
})

test('npm run distribution says which engines there are', async () => {
  const root = path.join(__dirname, '../../..')
  const run = promisify(execFile)(
    process.execPath,
    ['--require', './config/scripts/typescript.cjs', 'config/scripts/distribution.ts', 'oracle'],
    { cwd: root },
  )
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run distribution -- citus|yugabyte|cockroach') as string,
  })
})
