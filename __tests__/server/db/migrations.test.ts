import { readdirSync } from 'node:fs'
import path from 'node:path'
import { migrate, StartupError } from '#server/db'
import { migrations } from '../../../src/app/server/features'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const applied = (): Promise<unknown[]> =>
  database.query('SELECT name, checksum, applied_at FROM migrations ORDER BY name')
const next = (sql: string): { name: string; sql: string } => ({ name: '9999_next', sql })

describe('migrations', () => {
  test('every SQL file is listed by the part of the server that it belongs to, under a number of its own', () => {
    const files = readdirSync(path.join(__dirname, '../../../src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => path.basename(file, '.sql'))
    const names = migrations.map(({ name }) => name)
    expect(names.sort()).toEqual(files.sort())
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
  })

  test('are applied in the order of their numbers, whichever feature they belong to', async () => {
    const rows = await database.query<{ name: string }>('SELECT name FROM migrations ORDER BY ctid')
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort())
  })

  test('are applied once', async () => {
    const before = await applied()
    expect(before).toHaveLength(migrations.length)
    expect(await migrate(database, migrations)).toEqual([])
    expect(await applied()).toEqual(before)
  })

  test('only the missing ones are applied, and named', async () => {
    expect(await migrate(database, [...migrations, next('CREATE TABLE later (id int)')])).toEqual(['9999_next'])
    expect(await database.query('SELECT * FROM later')).toEqual([])
  })

  test('a failing one changes nothing, nor do those before it', async () => {
    const before = await applied()
    const attempt = migrate(database, [
      ...migrations,
      { name: '9998_fine', sql: 'CREATE TABLE fine (id int)' },
      next('CREATE TABLE nonsense ('),
    ])
    await expect(attempt).rejects.toThrow(/syntax error/)
    expect(await applied()).toEqual(before)
    await expect(database.query('SELECT * FROM fine')).rejects.toThrow(/does not exist/)
  })

  test('one that changed after it was applied is refused', async () => {
    const [first, ...others] = [...migrations].sort((one, other) => (one.name < other.name ? -1 : 1))
    if (!first) throw new Error('There are no migrations')
    const attempt = migrate(database, [{ ...first, sql: `${first.sql}\n-- more` }, ...others])
    await expect(attempt).rejects.toThrow(StartupError)
    await expect(attempt).rejects.toThrow(/La migration «.0001_foundations.» a changé/)
  })

  test('a database of a newer version is refused and left as it is', async () => {
    await migrate(database, [...migrations, next('CREATE TABLE later (id int)')])
    await expect(migrate(database, migrations)).rejects.toThrow(/version plus récente.*9999_next/)
    expect(await database.query('SELECT * FROM later')).toEqual([])
  })

  test('processes that start together migrate once', async () => {
    const slow = [...migrations, next('SELECT pg_sleep(0.2); CREATE TABLE later (id int)')]
    const results = await Promise.all([migrate(database, slow), migrate(database, slow), migrate(database, slow)])
    expect(results.flat()).toEqual(['9999_next'])
  })
})
