import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateIdentity } from 'age-encryption'
import { createDatabase, migrate } from '#server/db'
import { backupSecret, restoreBackup, verifyBackup, writeBackup } from '#server/operations/backups'
import { migrations } from '../../src/app/server/features'
import { demoBackup, filesIn, tablesOf } from '../support/server/demoBackup'
import { openTestDatabase } from '../support/server/testDatabase'

const { backup, expectRefusal, folder, inFolder, request, restore, source, target } = demoBackup()

/** Into a folder, with what is told besides. */
const restoreInto = (dataFolder: string, file: string, others: Partial<Parameters<typeof restoreBackup>[1]>) =>
  restoreBackup(target(), { file, dataFolder, files: filesIn(dataFolder), migrations, ...others })

describe('a backup that is restored', () => {
  test('may come into a database whose account is no superuser', async () => {
    const name = `owner_${randomUUID().slice(0, 8)}`
    const address = new URL(target().url)
    await target().query(
      `CREATE ROLE ${name} LOGIN PASSWORD 'secret'; ALTER DATABASE ${address.pathname.slice(1)} OWNER TO ${name}`,
    )
    const theirs = new URL(target().url)
    theirs.username = name
    theirs.password = 'secret'
    const database = createDatabase({ connectionString: theirs.href })
    try {
      const { tables } = await restore(backup(), database)
      expect(tables.find(({ name: table }) => table === 'client_files')?.rows).toBeGreaterThan(20)
    } finally {
      await database.close()
      await target().query(`REASSIGN OWNED BY ${name} TO CURRENT_USER; DROP OWNED BY ${name}; DROP ROLE ${name}`)
    }
  })

  test('is readable by its owner only, and by tar', async () => {
    expect((await stat(backup())).mode & 0o777).toBe(0o600)
    expect(
      gunzipSync(await readFile(backup()))
        .subarray(0, 18)
        .toString(),
    ).toBe('solive-backup.json')
  })

  test('comes to the present schema, where it was made by an older one', async () => {
    const older = migrations.filter(({ name }) => name < '0033')
    const old = await openTestDatabase('template0')
    try {
      await migrate(old, older)
      await old.query(`INSERT INTO companies (id, name) VALUES ('${randomUUID()}', 'Cabinet d’hier')`)
      const file = inFolder('older.tar.gz')
      await writeBackup(old, request(file))
      await restore(file)
      expect(await target().query('SELECT name FROM companies')).toEqual([{ name: 'Cabinet d’hier' }])
      expect((await target().query('SELECT 1 FROM migrations')).length).toBe(migrations.length)
      expect((await verifyBackup({ file, migrations })).tables.length).toBeGreaterThan(20)
      await expect(restoreInto(folder(), file, { migrations: older.slice(1) })).rejects.toThrow(
        'vient d’une version plus récente',
      )
    } finally {
      await old.close()
    }
  })
})

test('a backup holds one instant, whatever is moved between tables meanwhile', async () => {
  await source().query('CREATE TABLE a_purse (amount integer); INSERT INTO a_purse VALUES (1000)')
  await source().query('CREATE TABLE z_purse (amount integer); INSERT INTO z_purse VALUES (0)')
  const end = new AbortController()
  let moves = 0
  const writing = (async () => {
    while (!end.signal.aborted) {
      await source().transaction(async (transaction) => {
        await transaction.query('UPDATE a_purse SET amount = amount - 1')
        await transaction.query('UPDATE z_purse SET amount = amount + 1')
      })
      moves++
    }
  })()
  const file = inFolder('moving.tar.gz')
  try {
    await writeBackup(source(), request(file))
  } finally {
    end.abort()
    await writing
    await source().query('DROP TABLE a_purse; DROP TABLE z_purse')
  }
  expect(moves).toBeGreaterThan(1)
  const purse = (name: string): number => {
    const text = gunzipSync(readFileSync(file)).toString('latin1')
    const start = text.indexOf(`tables/${name}/000001.copy`) + 512
    return Number.parseInt(text.slice(start, start + 10), 10)
  }
  expect(purse('a_purse') + purse('z_purse')).toBe(1000)
})

describe('nothing is restored', () => {
  test('into a database that has tables', async () => {
    await target().query('CREATE TABLE notes (id integer)')
    await expect(restore(backup())).rejects.toThrow('La base n’est pas vide')
    expect(await tablesOf(target())).toBe(1)
  })

  test('from a file that is cut short, wherever', async () => {
    const whole = await readFile(backup())
    for (const share of [0, 0.001, 0.3, 0.9, 0.9999]) {
      const file = inFolder(`cut-${share}`)
      await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)))
      await expectRefusal(file, /incomplète ou abîmée\. Rien n’a été modifié/)
    }
  })

  test('from a foreign file, or one without its end', async () => {
    const foreign = inFolder('foreign')
    await writeFile(foreign, 'Bonjour, je ne suis pas une sauvegarde.')
    await expectRefusal(foreign, /n’est pas une sauvegarde de Solive/)
    await writeFile(foreign, gzipSync('Bonjour, je ne suis pas une sauvegarde.'.repeat(100)))
    await expectRefusal(foreign, /n’est pas une sauvegarde de Solive/)
    const tar = gunzipSync(await readFile(backup()))
    await writeFile(foreign, gzipSync(tar.subarray(0, tar.lastIndexOf('manifest.json'))))
    await expectRefusal(foreign, /incomplète ou abîmée/)
    await expectRefusal(inFolder('missing'), /ne peut pas être lu\u00a0: il n’existe pas/)
  })

  test('from a file whose rows were changed, though it is well packed', async () => {
    const tar = gunzipSync(await readFile(backup()))
    const place = tar.indexOf('Ormeval', tar.indexOf('tables/companies/'))
    tar.write('Ormevil', place)
    const changed = inFolder('changed')
    await writeFile(changed, gzipSync(tar))
    await expectRefusal(changed, /companies n’est pas celui qui a été écrit/)
  })
})

describe('a verification', () => {
  test('restores it all into a PostgreSQL of its own, which it removes', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('solive-verification-'))
    const { tables } = await verifyBackup({ file: backup(), migrations })
    expect(tables.find(({ name }) => name === 'client_files')?.rows).toBeGreaterThan(20)
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('solive-verification-'))).toEqual(before)
  })

  test('finds a flipped byte, wherever it is', async () => {
    const whole = await readFile(backup())
    const file = inFolder('flipped')
    // The ten first bytes are the header of gzip, which holds nothing of ours.
    for (const share of [0.001, 0.2, 0.5, 0.8, 1]) {
      const flipped = Buffer.from(whole)
      const place = Math.max(10, Math.floor((whole.length - 1) * share))
      flipped[place] = (whole[place] ?? 0) ^ 1
      await writeFile(file, flipped)
      await expectRefusal(file, /incomplète ou abîmée/)
    }
    await expect(verifyBackup({ file, migrations })).rejects.toThrow(/incomplète ou abîmée/)
  })

  test('knows a damaged name of a migration from a later version', async () => {
    const whole = gunzipSync(await readFile(backup()))
    const damaged = Buffer.from(whole)
    damaged.write('9', damaged.indexOf('0001_'))
    const file = inFolder('renamed')
    await writeFile(file, gzipSync(damaged))
    await expectRefusal(file, /vient d’une version plus récente/)
    // The checksum that ends the packing is that of what was written.
    await writeFile(file, Buffer.concat([gzipSync(damaged).subarray(0, -8), gzipSync(whole).subarray(-8)]))
    await expectRefusal(file, /incomplète ou abîmée/)
  })
})

describe('an encrypted backup', () => {
  test('is opened by its key only, and made with the public half', async () => {
    const key = await generateIdentity()
    const file = inFolder('key.age')
    await writeBackup(source(), { ...request(file), secret: await backupSecret({ key }) })
    expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    await expectRefusal(file, /est chiffrée\u00a0: indiquez BACKUP_PASSPHRASE ou BACKUP_KEY/)
    const open = (secret: object) => restoreInto(inFolder('opened'), file, { secret })
    await expect(open({ key: await generateIdentity() })).rejects.toThrow('ne s’ouvre pas')
    expect(await tablesOf(target())).toBe(0)
    await open({ key })
    expect(await tablesOf(target())).toBe(await tablesOf(source()))
  })

  test('is opened by its passphrase', async () => {
    const file = inFolder('passphrase.age')
    await writeBackup(source(), { ...request(file), secret: { passphrase: 'châtaigne lente' } })
    await expect(restoreInto(folder(), file, { secret: { passphrase: 'une autre' } })).rejects.toThrow('ne s’ouvre pas')
    await restoreInto(inFolder('again'), file, { secret: { passphrase: 'châtaigne lente' } })
    expect(await tablesOf(target())).toBe(await tablesOf(source()))
  })

  test('is not begun with a key that is none', async () => {
    await expect(backupSecret({ key: 'age1bidon' })).rejects.toThrow('BACKUP_KEY doit être une clé de age')
    expect(await backupSecret({})).toBeUndefined()
  })
})

test('an existing file is not written over, and a backup that fails leaves none', async () => {
  const size = (await stat(backup())).size
  await expect(writeBackup(source(), request(backup()))).rejects.toThrow('existe déjà')
  expect((await stat(backup())).size).toBe(size)
  await expect(writeBackup(target(), request(inFolder('nothing')))).rejects.toThrow('Cette base est vide')
  await expect(writeBackup(source(), request(inFolder('nowhere/backup')))).rejects.toThrow('ce dossier n’existe pas')
  expect((await readdir(folder())).filter((name) => /nothing|nowhere|partial/.test(name))).toEqual([])
})
