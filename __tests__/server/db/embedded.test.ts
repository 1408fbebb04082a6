import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '#server/db'
import { postmasterOf } from '../../support/server/application'
import { runProgram, type Program } from '../../support/server/programs'

const HOLDER = path.join(__dirname, '../../support/server/holdDatabase.ts')
const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? test : test.skip
const skipped = isRoot ? '' : ' (skipped: only root runs PostgreSQL under another account)'

let folder: string
let open: Database | undefined
let holder: Program | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-embedded-'))
})
afterEach(async () => {
  await holder?.end('SIGKILL')
  await open?.close()
  open = undefined
  holder = undefined
  await rm(folder, { recursive: true, force: true })
})

async function openFolder(dataFolder = folder): Promise<Database> {
  open = await openDatabase({ databaseUrl: undefined, dataFolder })
  return open
}

async function close(): Promise<void> {
  await open?.close()
  open = undefined
}

async function hold(): Promise<void> {
  holder = runProgram(HOLDER, [folder])
  await holder.written('saved')
}

const postmasterPid = (): Promise<number> => postmasterOf(folder)

const saved = (database: Database): Promise<unknown[]> => database.query('SELECT id FROM saved')

describe('a data folder', () => {
  test('keeps its data from one start to the next, and is closed to other accounts', async () => {
    const database = await openFolder()
    await database.query('CREATE TABLE saved AS SELECT 1 AS id')
    await close()
    expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
    expect((await stat(path.join(folder, 'postgres'))).mode & 0o077).toBe(0)
    expect(await saved(await openFolder())).toEqual([{ id: 1 }])
  })

  test('is served without any network port, and safe against a power cut', async () => {
    const database = await openFolder()
    const settings = await database.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes') ORDER BY name`,
    )
    expect(settings.map(({ name, setting }) => [name, setting])).toEqual([
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['listen_addresses', ''],
      ['synchronous_commit', 'on'],
    ])
  })

  test('a name with spaces, quotes and accents is as good as another', async () => {
    const dataFolder = path.join(folder, `Données d'essai, "bis"`)
    await mkdir(dataFolder)
    await chmod(folder, 0o711)
    expect(await (await openFolder(dataFolder)).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('too deep for a socket, has its socket among the temporary files', async () => {
    const dataFolder = path.join(folder, 'a'.repeat(60), 'b'.repeat(60))
    await mkdir(dataFolder, { recursive: true })
    await chmod(folder, 0o711)
    expect(await (await openFolder(dataFolder)).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('is rid of what an interrupted first start left', async () => {
    // The number of a process is below 2^22.
    await mkdir(path.join(folder, 'postgres.new-4194304-abcdef', 'cluster'), { recursive: true })
    await openFolder()
    expect(await readdir(folder)).toEqual(['postgres'])
  })

  test('opened by two applications at the same first time, has one of them as its owner', async () => {
    const outcomes = await Promise.allSettled([
      openFolder(),
      openDatabase({ databaseUrl: undefined, dataFolder: folder }),
    ])
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('Une autre application Solive'),
    ])
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') open = outcome.value
    expect(await open?.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of another version of PostgreSQL is refused and left as it is', async () => {
    await mkdir(path.join(folder, 'postgres'))
    await chmod(folder, 0o711)
    const file = path.join(folder, 'postgres/PG_VERSION')
    await writeFile(file, '16\n')
    await expect(openFolder()).rejects.toThrow(/PostgreSQL 16.*Rien n’a été modifié/)
    expect(await readFile(file, 'utf8')).toBe('16\n')
  })

  test('that is in fact a file is refused in French', async () => {
    const file = path.join(folder, 'notes.txt')
    await writeFile(file, 'À ne pas perdre')
    await expect(openFolder(file)).rejects.toThrow(`Le dossier de données ${file} ne peut pas être utilisé.`)
    expect(await readFile(file, 'utf8')).toBe('À ne pas perdre')
  })

  asRoot(`that the database’s account cannot reach is kept in /var/lib/solive, behind a link${skipped}`, async () => {
    const dataFolder = path.join(folder, 'closed', 'data')
    await mkdir(dataFolder, { recursive: true })
    await chmod(path.join(folder, 'closed'), 0o700)
    const database = await openFolder(dataFolder)
    await database.query('CREATE TABLE saved AS SELECT 1 AS id')
    await close()
    const place = await readlink(path.join(dataFolder, 'postgres'))
    expect(place).toMatch(/^\/var\/lib\/solive\/[0-9a-f]{16}\/postgres$/)
    try {
      expect(await saved(await openFolder(dataFolder))).toEqual([{ id: 1 }])
    } finally {
      await close()
      await rm(path.dirname(place), { recursive: true })
    }
  })
})

describe('one owner', () => {
  test('a second application is refused with a French sentence, and the first goes on', async () => {
    const database = await openFolder()
    await expect(openDatabase({ databaseUrl: undefined, dataFolder: folder })).rejects.toThrow(
      `Une autre application Solive utilise déjà le dossier de données ${folder}. Arrêtez-la, ou choisissez un autre dossier par DATA_DIR.`,
    )
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('the server of a killed application is taken over with what was committed', async () => {
    await hold()
    const pid = await postmasterPid()
    await holder?.end('SIGKILL')
    const database = await openFolder()
    expect(await saved(database)).toEqual([{ id: 1 }])
    expect(await postmasterPid()).toBe(pid)
  })

  test('what was committed survives the death of the application and of its server together', async () => {
    await hold()
    process.kill(await postmasterPid(), 'SIGKILL')
    await holder?.end('SIGKILL')
    expect(await saved(await openFolder())).toEqual([{ id: 1 }])
  })

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'a server that gets %s under its application is started again, and the application says so',
    async (signal) => {
      const told: string[] = []
      open = await openDatabase({ databaseUrl: undefined, dataFolder: folder }, (sentence) => told.push(sentence))
      const database = open
      await database.query('CREATE TABLE saved AS SELECT 1 AS id')
      const pid = await postmasterPid()
      process.kill(pid, signal)
      await eventually(async () => {
        expect(await postmasterPid()).not.toBe(pid)
        expect(await saved(database)).toEqual([{ id: 1 }])
        expect(told).toEqual([
          'La base de données embarquée s’est arrêtée\u00a0: elle est relancée.',
          'La base de données embarquée répond de nouveau.',
        ])
      })
    },
  )

  test('the pid of a dead server that now belongs to another program does not prevent the start', async () => {
    await openFolder()
    await close()
    const pidFile = path.join(folder, 'postgres/postmaster.pid')
    const { uid, gid } = await stat(path.join(folder, 'postgres'))
    await writeFile(pidFile, `${process.pid}\n${path.join(folder, 'postgres')}\n1\n5432\n/nowhere\n\n`)
    await chown(pidFile, uid, gid)
    expect(await (await openFolder()).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('after a power cut', () => {
  test('lock files that are empty, truncated or binary do not prevent the start, and nothing is lost', async () => {
    await hold()
    process.kill(await postmasterPid(), 'SIGKILL')
    await holder?.end('SIGKILL')
    const { uid, gid } = await stat(path.join(folder, 'postgres'))
    for (const content of ['', '\n/var', '\0ÿ\0\u0003\n\u0007È', '0\n', '\0'.repeat(90)]) {
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
        const file = path.join(folder, 'postgres', name)
        await writeFile(file, content, 'latin1')
        await chown(file, uid, gid)
      }
      expect(await saved(await openFolder())).toEqual([{ id: 1 }])
      await close()
    }
  })

  test('a lock file that cannot be read while its server answers is left alone, with a sentence that says what to do', async () => {
    await hold()
    const pidFile = path.join(folder, 'postgres/postmaster.pid')
    const content = await readFile(pidFile)
    await writeFile(pidFile, '')
    try {
      await expect(openFolder()).rejects.toThrow(/postmaster\.pid est illisible, alors qu’un serveur.*relancez ensuite/)
    } finally {
      await writeFile(pidFile, content)
    }
    await holder?.end('SIGKILL')
    expect(await saved(await openFolder())).toEqual([{ id: 1 }])
  })
})

/** Tries until it succeeds, for as long as the test may last. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
