import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encryptedColumns } from '../../src/app/server/features'
import { joinDatabase } from '#server/db'
import { encryptColumns, openKeys } from '#server/db/encryption'
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
  commandWith({}, name, data, ...parameters)

const commandWith = (
  settings: Readonly<Record<string, string>>,
  name: 'backup' | 'restore',
  data: string,
  ...parameters: string[]
): Program =>
  runBuilt(name, parameters, {
    DATA_DIR: dataFolder(data),
    DATABASE_URL: '',
    ...settings,
  })

/** Gives an account of the demo firm an application of codes. @returns the key that its secret is encrypted by */
async function encryptSomething(name: string): Promise<string> {
  const place = { dataKey: undefined, dataFolder: dataFolder(name) }
  const database = await joinDatabase({ databaseUrl: undefined, dataFolder: place.dataFolder })
  try {
    await database.query(
      `INSERT INTO second_factors (company_id, id, user_id, kind, secret) SELECT company_id, gen_random_uuid(), id, 'totp', 'JBSWY3DPEHPK3PXP'
       FROM users WHERE email = 'h.vautrin@ormeval.example'`,
    )
    expect(await encryptColumns(database, encryptedColumns, place)).toBe(1)
  } finally {
    await database.close()
  }
  return readFile(path.join(place.dataFolder, 'key'), 'utf8')
}

/** What a data folder holds, by table. */
async function countsIn(name: string): Promise<unknown> {
  const database = await joinDatabase({ databaseUrl: undefined, dataFolder: dataFolder(name) })
  try {
    return await countsOf(database)
  } finally {
    await database.close()
  }
}

test('an application is backed up while it serves, lost, and restored elsewhere, with the key that it has not, even after a first attempt was killed', async () => {
  const file = path.join(folder, 'solive.tar.gz')
  const running = runApplication(dataFolder('first'), { DEMO: '1' })
  await running.written(READY)
  const key = await encryptSomething('first')
  const backup = command('backup', 'first', file)
  await backup.written(`Sauvegarde écrite dans ${file}`)
  expect(await backup.ended).toBe(0)
  const nowhere = command('backup', 'first', path.join(folder, 'none/solive.tar.gz'))
  await nowhere.written('ne peut pas être écrit\u00a0: ce dossier n’existe pas. Rien n’a été sauvegardé.')
  expect(await nowhere.ended).toBe(1)
  const before = await countsIn('first')
  await running.end('SIGTERM')
  await rm(dataFolder('first'), { recursive: true })

  const killed = command('restore', 'second', file)
  while (!existsSync(path.join(dataFolder('second'), 'postgres/postmaster.pid')))
    await new Promise((resolve) => setTimeout(resolve, 10))
  await killed.end('SIGKILL')

  const keyless = command('restore', 'second', file)
  await keyless.written('donnez la bonne clé par DATA_KEY')
  expect(await keyless.ended).toBe(1)
  expect(existsSync(path.join(dataFolder('second'), 'key'))).toBe(false)

  const restoration = commandWith({ DATA_KEY: key.trim() }, 'restore', 'second', file)
  await restoration.written('est restaurée. Lancez l’application')
  expect(await restoration.ended).toBe(0)
  expect(await countsIn('second')).toEqual(before)
})

test('a restoration that is refused leaves no cluster, no key and no folder', async () => {
  const file = path.join(folder, 'other.tar.gz')
  await writeFile(file, 'no backup')
  const refused = command('restore', 'second', file)
  expect(await refused.ended).toBe(1)
  expect(existsSync(dataFolder('second'))).toBe(false)

  await mkdir(dataFolder('second'))
  const place = { dataKey: undefined, dataFolder: dataFolder('second') }
  await openKeys(place)
  expect(await command('restore', 'second', file).ended).toBe(1)
  expect(await readdir(dataFolder('second'))).toEqual(['key'])
})

test.each([
  ['audit', []],
  ['backup', ['solive.tar.gz']],
  ['rotateKey', []],
  ['recoverAccess', ['--email', 'camille@martin.example']],
  ['importFiles', ['programmes', __filename]],
] as const)('%s, where there is nothing yet, says so and makes nothing', async (name, parameters) => {
  const program = runBuilt(name, parameters, {
    DATA_DIR: dataFolder('second'),
    DATABASE_URL: '',
  })
  await program.written('ne contient aucune donnée de Solive. Vérifiez DATA_DIR')
  expect(await program.ended).toBe(1)
  expect(existsSync(dataFolder('second'))).toBe(false)
})

test('a place where no folder can be made is refused, and not tried for ever', async () => {
  const program = runBuilt('createFirm', [], { DATA_DIR: '/proc/solive', DATABASE_URL: '' })
  await program.written('Le dossier de données /proc/solive ne peut pas être utilisé.')
  expect(await program.ended).toBe(1)
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
