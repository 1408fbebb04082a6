import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countsOf } from '../../support/server/demoBackup'
import { runBuilt, type BuiltProgram, type Program } from '../../support/server/programs'
import { demoTemplate } from '../../support/server/testCluster'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let folder: string
let opened: TestDatabase[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-commands-'))
  opened = []
})
afterEach(async () => {
  for (const database of opened) await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(template: string): Promise<TestDatabase> {
  const database = await openTestDatabase(template)
  opened.push(database)
  return database
}

const command = (name: BuiltProgram, { url }: TestDatabase, file: string): Program =>
  runBuilt(name, [file], { DATA_DIR: path.join(folder, name), DATABASE_URL: url })

test('what one command backs up, the other restores into an empty database', async () => {
  const file = path.join(folder, 'solive.tar.gz')
  const source = await open(demoTemplate())
  const backup = command('backup', source, file)
  await backup.written(`Sauvegarde écrite dans ${file}`)
  expect(await backup.ended).toBe(0)

  const target = await open('template0')
  const restoration = command('restore', target, file)
  await restoration.written('est restaurée. Lancez l’application')
  expect(await restoration.ended).toBe(0)
  expect(await countsOf(target)).toEqual(await countsOf(source))
})
