import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinDatabase } from '#server/db'
import { READY, runApplication } from '../support/server/application'
import { stopDatabaseOf } from '../support/server/ownFolder'
import { countsOf } from '../support/server/demoBackup'
import { runBuilt, type Program } from '../support/server/programs'

let folder: string
const dataFolder = (name: string): string => path.join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-commands-'))
})
afterEach(async () => {
  for (const name of ['first', 'second']) await stopDatabaseOf(dataFolder(name))
  await rm(folder, { recursive: true, force: true })
})

const command = (name: 'backup' | 'restore', data: string, ...parameters: string[]): Program =>
  runBuilt(name, parameters, {
    DATA_DIR: dataFolder(data),
    DATABASE_URL: '',
  })

/** What a data folder holds, by table. */
async function countsIn(name: string): Promise<unknown> {
  const database = await joinDatabase({ databaseUrl: undefined, dataFolder: dataFolder(name) })
  try {
    return await countsOf(database)
  } finally {
    await database.close()
  }
}

test('an application is backed up while it serves, lost, and restored elsewhere, even after a first attempt was killed', async () => {
  const file = path.join(folder, 'solive.tar.gz')
  const running = runApplication(dataFolder('first'), { DEMO: '1' })
  await running.written(READY)
  const backup = command('backup', 'first', file)
  await backup.written(`Sauvegarde écrite dans ${file}`)
  expect(await backup.ended).toBe(0)
  const before = await countsIn('first')
  await running.end('SIGTERM')
  await rm(dataFolder('first'), { recursive: true })

  const killed = command('restore', 'second', file)
  while (!existsSync(path.join(dataFolder('second'), 'postgres/postmaster.pid')))
    await new Promise((resolve) => setTimeout(resolve, 10))
  await killed.end('SIGKILL')

  const restoration = command('restore', 'second', file)
  await restoration.written('est restaurée. Lancez l’application')
  expect(await restoration.ended).toBe(0)
  expect(await countsIn('second')).toEqual(before)
})

test('a command that is called in a wrong way says how', async () => {
  const calls = [['backup'], ['restore', '--verify', 'a']] as const
  const expectUsage = async ([name, ...parameters]: (typeof calls)[number]) => {
    const program = command(name, 'second', ...parameters)
    await program.written(`Utilisation\u00a0: npm run ${name}`)
    expect(await program.ended).toBe(2)
  }
  await Promise.all(calls.map(expectUsage))
})
