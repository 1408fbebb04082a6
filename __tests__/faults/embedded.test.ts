import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createDatabase, joinDatabase, openDatabase, startCluster } from '#server/db'
import { embeddedFolder, saved } from '../support/server/embeddedFolder'

const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? test : test.skip
const skipped = isRoot ? '' : ' (skipped: only root runs PostgreSQL under another account)'

const embedded = embeddedFolder()
const { close, hold, killHolder, killAll, postmasterPid } = embedded
const inFolder = (...names: string[]): string => path.join(embedded.folder(), ...names)

describe('a data folder', () => {
  test('whose first start was killed before it made the database is joined by a command all the same', async () => {
    const cluster = await startCluster(embedded.folder())
    const server = createDatabase({ ...cluster.connection, database: 'postgres' })
    try {
      await server.query('DROP DATABASE solive')
      const joined = await joinDatabase({ databaseUrl: undefined, dataFolder: embedded.folder() }, { mayBegin: true })
      expect(await joined.query('SELECT current_database()::text AS name')).toEqual([{ name: 'solive' }])
      await joined.close()
    } finally {
      await server.close()
      await cluster.stop()
    }
  })

  test('keeps its data from one start to the next, and is closed to other accounts', async () => {
    const database = await embedded.open()
    await database.query('CREATE TABLE saved AS SELECT 1 AS id')
    await close()
    expect(existsSync(inFolder('postgres/postmaster.pid'))).toBe(false)
    expect((await stat(inFolder('postgres'))).mode & 0o077).toBe(0)
    expect(await saved(await embedded.open())).toEqual([{ id: 1 }])
  })

  test('is served without any network port, and safe against a power cut', async () => {
    const database = await embedded.open()
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
    const dataFolder = inFolder(`Données d'essai, "bis"`)
    await mkdir(dataFolder)
    await chmod(embedded.folder(), 0o711)
    expect(await (await embedded.open(dataFolder)).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('too deep for a socket, has its socket among the temporary files', async () => {
    const dataFolder = inFolder('a'.repeat(60), 'b'.repeat(60))
    await mkdir(dataFolder, { recursive: true })
    await chmod(embedded.folder(), 0o711)
    expect(await (await embedded.open(dataFolder)).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('is rid of what an interrupted first start left', async () => {
    // The number of a process is below 2^22.
    await mkdir(inFolder('postgres.new-4194304-abcdef', 'cluster'), { recursive: true })
    await embedded.open()
    expect(await readdir(embedded.folder())).toEqual(['postgres'])
  })

  test('opened by two applications at the same first time, has one of them as its owner', async () => {
    const outcomes = await Promise.allSettled([
      embedded.open(),
      openDatabase({ databaseUrl: undefined, dataFolder: embedded.folder() }),
    ])
    const opened = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    for (const { value } of opened) embedded.keep(value)
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals.map(({ reason }) => String(reason))).toEqual([
      expect.stringContaining('Une autre application Solive'),
    ])
    expect(await opened[0]?.value.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of another version of PostgreSQL is refused and left as it is', async () => {
    await mkdir(inFolder('postgres'))
    await chmod(embedded.folder(), 0o711)
    const file = inFolder('postgres/PG_VERSION')
    await writeFile(file, '16\n')
    await expect(embedded.open()).rejects.toThrow(/PostgreSQL 16.*Rien n’a été modifié/)
    expect(await readFile(file, 'utf8')).toBe('16\n')
  })

  test('that is in fact a file is refused in French', async () => {
    const file = inFolder('notes.txt')
    await writeFile(file, 'À ne pas perdre')
    await expect(embedded.open(file)).rejects.toThrow(`Le dossier de données ${file} ne peut pas être utilisé.`)
    expect(await readFile(file, 'utf8')).toBe('À ne pas perdre')
  })

  asRoot(`that the database’s account cannot reach is kept in /var/lib/solive, behind a link${skipped}`, async () => {
    const dataFolder = inFolder('closed', 'data')
    await mkdir(dataFolder, { recursive: true })
    await chmod(inFolder('closed'), 0o700)
    const database = await embedded.open(dataFolder)
    await database.query('CREATE TABLE saved AS SELECT 1 AS id')
    await close()
    const place = await readlink(path.join(dataFolder, 'postgres'))
    expect(place).toMatch(/^\/var\/lib\/solive\/[0-9a-f]{16}\/postgres$/)
    try {
      expect(await saved(await embedded.open(dataFolder))).toEqual([{ id: 1 }])
    } finally {
      await close()
      await rm(path.dirname(place), { recursive: true })
    }
  })
})

describe('one owner', () => {
  test('a second application is refused with a French sentence, and the first goes on', async () => {
    const database = await embedded.open()
    await expect(openDatabase({ databaseUrl: undefined, dataFolder: embedded.folder() })).rejects.toThrow(
      `Une autre application Solive utilise déjà le dossier de données ${embedded.folder()}. Arrêtez-la, ou choisissez un autre dossier par DATA_DIR.`,
    )
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('the server of a killed application is taken over with what was committed', async () => {
    await hold()
    const pid = await postmasterPid()
    await killHolder()
    const database = await embedded.open()
    expect(await saved(database)).toEqual([{ id: 1 }])
    expect(await postmasterPid()).toBe(pid)
  })

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'a server that gets %s under its application is started again, and the application says so',
    async (signal) => {
      const told: string[] = []
      const database = await embedded.open(embedded.folder(), (sentence) => told.push(sentence))
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
    await embedded.open()
    await close()
    const pidFile = inFolder('postgres/postmaster.pid')
    const { uid, gid } = await stat(inFolder('postgres'))
    await writeFile(pidFile, `${process.pid}\n${inFolder('postgres')}\n1\n5432\n/nowhere\n\n`)
    await chown(pidFile, uid, gid)
    expect(await (await embedded.open()).query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('after a power cut', () => {
  test('lock files that are empty, truncated or binary do not prevent the start, and nothing is lost', async () => {
    await hold()
    await killAll()
    const { uid, gid } = await stat(inFolder('postgres'))
    for (const content of ['', '\n/var', '\0ÿ\0\u0003\n\u0007È', '0\n', '\0'.repeat(90)]) {
      for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
        const file = inFolder('postgres', name)
        await writeFile(file, content, 'latin1')
        await chown(file, uid, gid)
      }
      expect(await saved(await embedded.open())).toEqual([{ id: 1 }])
      await close()
    }
  })

  test('a lock file that cannot be read while its server answers is left alone, with a sentence that says what to do', async () => {
    await hold()
    const pidFile = inFolder('postgres/postmaster.pid')
    const content = await readFile(pidFile)
    await writeFile(pidFile, '')
    try {
      await expect(embedded.open()).rejects.toThrow(
        /postmaster\.pid est illisible, alors qu’un serveur.*relancez ensuite/,
      )
    } finally {
      await writeFile(pidFile, content)
    }
    await killHolder()
    expect(await saved(await embedded.open())).toEqual([{ id: 1 }])
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
