import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/db'
import { addressIn, httpBrowser } from '../support/server/httpBrowser'
import { runProgram, type Program } from '../support/server/programs'

const MAIN = path.join(__dirname, '../../src/app/server/main.ts')
const READY = 'Ctrl-C pour arrêter.'

// The whole application is compiled and started in each test.
jest.setTimeout(90_000)

let folder: string
let running: Program | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-process-'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
  // Takes over what a killed process left, and stops it.
  if (existsSync(path.join(folder, 'postgres/postmaster.pid')))
    await (await openDatabase({ databaseUrl: undefined, dataFolder: folder })).close()
  await rm(folder, { recursive: true, force: true })
})

function run(environment: NodeJS.ProcessEnv = {}): Program {
  running = runProgram(MAIN, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '0',
    ...environment,
  })
  return running
}

const logIn = (address: string, email: string, password: string): Promise<number> =>
  httpBrowser().logIn(address, email, password)

describe('the process', () => {
  test('the first start prints where it listens and accounts that can log in; it ends cleanly when asked', async () => {
    const program = run({ DEMO: '1' })
    const output = await program.written(READY)
    expect(output).toContain('Comptes de démonstration, mot de passe Demo-2026!')
    expect(output).toMatch(/c\.aubrac@ormeval\.example +Claire Aubrac +expert-member/)
    expect(await logIn(addressIn(output), 'c.aubrac@ormeval.example', 'Demo-2026!')).toBe(200)
    expect(await program.end('SIGTERM')).toBe(0)
    expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('killed without warning, it starts again with its data and makes no second demo firm', async () => {
    await run({ DEMO: '1' }).written(READY)
    await running?.end('SIGKILL')
    const output = await run({ DEMO: '1' }).written(READY)
    expect(await logIn(addressIn(output), 'c.aubrac@ormeval.example', 'Demo-2026!')).toBe(200)
  })

  test('without the demo firm no account is shown', async () => {
    expect(await run().written(READY)).not.toContain('Comptes de démonstration')
  })

  test('a port that is taken is told in French, and our database is stopped', async () => {
    const other = await listening()
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const program = run({ PORT: String(port) })
    const output = await program.written(`Impossible d’écouter sur 127.0.0.1:${port} (PORT)`)
    expect(output).toContain('ce port est déjà pris. Arrêtez l’autre programme, ou choisissez un autre port.')
    expect(await program.ended).toBe(1)
    expect(existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false)
    other.close()
  })

  test('a database that does not answer is told in French, without its password', async () => {
    const program = run({ DATABASE_URL: 'postgres://solive:s3cret@127.0.0.1:1/solive' })
    const output = await program.written('Vérifiez l’adresse')
    expect(output).toContain(
      'La base indiquée par DATABASE_URL (127.0.0.1:1/solive) ne répond pas\u00a0: la connexion est refusée.',
    )
    expect(output).not.toContain('s3cret')
    expect(await program.ended).toBe(1)
  })

  test('a wrong setting is told in French', async () => {
    const program = run({ PORT: 'trois mille' })
    await program.written('PORT doit être un nombre de 0 à 65535 (reçu\u00a0: trois mille).')
    expect(await program.ended).toBe(1)
  })
})

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve(server)
    })
  })
}
