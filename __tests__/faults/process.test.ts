import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { addressIn, httpBrowser } from '../support/server/httpBrowser'
import { READY } from '../support/server/application'
import { ownFolder } from '../support/server/ownFolder'
import { runBuilt, type Program } from '../support/server/programs'

const own = ownFolder()
const run = (environment: NodeJS.ProcessEnv = {}): Program => own.run({ DEMO: '0', ...environment })
const hasDatabaseRunning = (): boolean => existsSync(path.join(own.folder(), 'postgres/postmaster.pid'))

const logIn = (address: string, email: string, password: string): Promise<number> =>
  httpBrowser().logIn(address, email, password)

const command = (...parameters: string[]): Program =>
  runBuilt('createFirm', parameters, { DATA_DIR: own.folder(), DATABASE_URL: '' })

const CAMILLE = ['--admin-firstname', 'Camille', '--admin-lastname', 'Martin']

/** Resolves to the secret of the link that the command prints. */
async function createFirm(name: string, email: string): Promise<string> {
  const program = command('--name', name, ...CAMILLE, '--admin-email', email)
  const output = await program.written('/password/reset/')
  expect(await program.ended).toBe(0)
  return /\/password\/reset\/([\w-]{43})\n/.exec(output)?.[1] ?? ''
}

describe('the process', () => {
  test('the first start prints where it listens and accounts that can log in; it ends cleanly when asked', async () => {
    const program = run({ DEMO: '1' })
    const output = await program.written(READY)
    expect(output).toContain('Comptes de démonstration, mot de passe Demo-2026!')
    expect(output).toMatch(/c\.aubrac@ormeval\.example +Claire Aubrac +expert-member/)
    expect(await logIn(addressIn(output), 'c.aubrac@ormeval.example', 'Demo-2026!')).toBe(200)
    expect(await program.end('SIGTERM')).toBe(0)
    expect(hasDatabaseRunning()).toBe(false)
  })

  test('a demo that others can reach shows no account, neither where it is started nor on its login page', async () => {
    const output = await run({ DEMO: '1', PUBLIC_URL: 'https://solive.example' }).written(READY)
    expect(output).toContain('Les comptes de démonstration ne sont pas montrés')
    expect(output).not.toMatch(/Demo-2026|ormeval/)
    const { body } = await httpBrowser().call(addressIn(output), 'GET', '/v3/demo-accounts')
    expect(body).toEqual({ data: [] })
  })

  test('without the demo firm, the start says how to create a firm; its administrator chooses a password by the link', async () => {
    const program = run()
    const output = await program.written(READY)
    expect(output).not.toContain('Comptes de démonstration')
    expect(output).toContain('npm run create-firm -- --name "Votre société" --admin-firstname Camille')

    const link = await createFirm('Cabinet Martin', 'camille@martin.example')
    const address = addressIn(output)
    const browser = httpBrowser()
    await browser.call(address, 'GET', '/csrf-cookie')
    const choice = { token: link, password: 'Chêne-liège-12', password_confirmation: 'Chêne-liège-12' }
    expect((await browser.call(address, 'POST', '/v3/account/password/set', choice)).status).toBe(204)
    expect((await browser.call(address, 'POST', '/v3/account/password/set', choice)).status).toBe(422)
    expect(await browser.logIn(address, 'camille@martin.example', 'Chêne-liège-12')).toBe(200)
    const me = (await browser.call(address, 'GET', '/v3/me?include=company')).body as {
      data: { attributes: { first_name: string; last_name: string } }
      included: { attributes: { name: string } }[]
    }
    expect(me.data.attributes).toMatchObject({ first_name: 'Camille', last_name: 'Martin' })
    expect(me.included.map(({ attributes }) => attributes.name)).toEqual(['Cabinet Martin'])

    expect(await program.end('SIGTERM')).toBe(0)
    expect(await createFirm('Cabinet Durand', 'lou@durand.example')).not.toBe(link)
    expect(hasDatabaseRunning()).toBe(false)
    const again = command('--name', 'Cabinet Martin', ...CAMILLE, '--admin-email', 'Camille@martin.example')
    await again.written('--admin-email\u00a0: Un compte existe déjà à cette adresse\nUtilisation')
    expect(await again.ended).toBe(2)
    const nameless = command('--name', 'Cabinet Martin', '--admin-email', 'dominique@martin.example')
    await nameless.written('--admin-firstname\u00a0: ')
    expect(await nameless.ended).toBe(2)
    expect(await command('--nom', 'Cabinet').ended).toBe(2)
  })

  test('a port that is taken is told in French, and our database is stopped', async () => {
    const other = await listening()
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const program = run({ PORT: String(port) })
    const output = await program.written(`Impossible d’écouter sur 127.0.0.1:${port} (PORT)`)
    expect(output).toContain('ce port est déjà pris. Arrêtez l’autre programme, ou choisissez un autre port.')
    expect(await program.ended).toBe(1)
    expect(hasDatabaseRunning()).toBe(false)
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
