import { list } from '../../../support/server/documents'
import { sentMail } from '../../../support/server/mail'
import { runBuilt, type Program } from '../../../support/server/programs'
import { callerOf, openTestApp, type TestApp } from '../../../support/server/testApp'

const HELENE = 'h.vautrin@ormeval.example'
const PASSWORD = 'lanterne cobalt figue'

let running: TestApp
beforeEach(async () => {
  running = await openTestApp()
  beLikeTheCommand()
})
afterEach(() => running.close())

/** Puts the clock of the application on that of the machine, which the command has: its mail is due. */
function beLikeTheCommand(): void {
  running.setNow(new Date())
}

const recover = (...parameters: string[]): Program =>
  runBuilt('recoverAccess', parameters, {
    DATABASE_URL: running.database.url,
    DATA_DIR: running.dataFolder,
    PUBLIC_URL: 'https://solive.example',
  })

async function visitor() {
  const caller = callerOf(running.app)
  await caller.call('GET', '/api/csrf-cookie')
  return caller
}

test('the last administrator, who lost everything, chooses a password by a link that a command on the server prints, and is let in by it', async () => {
  await running.database.query(
    `INSERT INTO second_factors (company_id, id, user_id, kind, name, confirmed_at)
     SELECT company_id, gen_random_uuid(), id, 'totp', 'Téléphone', now() FROM users WHERE email = $1`,
    [HELENE],
  )
  const session = await running.logIn('c.aubrac@ormeval.example')
  const command = recover('--email', HELENE.toUpperCase())
  expect(await command.ended).toBe(0)
  beLikeTheCommand()
  const token = /https:\/\/solive\.example\/password\/reset\/([\w-]{43})/.exec(command.output())?.[1]

  const set = { token, password: PASSWORD, password_confirmation: PASSWORD }
  expect((await (await visitor()).call('POST', '/api/v3/account/password/set', set)).statusCode).toBe(204)
  expect((await (await visitor()).call('POST', '/api/v3/account/password/set', set)).statusCode).toBe(422)
  const helene = await visitor()
  expect((await helene.call('POST', '/api/v3/account/login', { email: HELENE, password: PASSWORD })).statusCode).toBe(
    200,
  )

  const [told] = list(await helene.call('GET', '/api/v3/company/audit-events?filter[action]=second_factors_reset'))
  expect(told?.attributes).toMatchObject({ actor: null, address: null })
  const subjects = (await sentMail(running))
    .filter(({ to }) => to?.[0]?.address === HELENE)
    .map(({ subject }) => subject)
  expect(subjects).toContain('La double authentification de votre compte Solive a été retirée')
  expect((await session.call('GET', '/api/v3/me')).statusCode).toBe(200)
})

test('an address of nobody, or none at all, changes nothing and says how the command is called', async () => {
  const unknown = recover('--email', 'personne@ormeval.example')
  await unknown.written('aucun compte actif n’a l’adresse personne@ormeval.example. Rien n’a été modifié.')
  const nothing = recover()
  await nothing.written('Utilisation\u00a0: npm run recover-access')
  expect([await unknown.ended, await nothing.ended]).toEqual([2, 2])
  expect(await running.database.query('SELECT 1 FROM password_tokens')).toEqual([])
})
