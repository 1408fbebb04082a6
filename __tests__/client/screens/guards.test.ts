import { hostsOf } from '#client/transport'
import { createGuards } from '../../../src/client/screens/guards'
import { Refusal } from '../../../src/client/screens/refusal'
import { empty, json } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'

const address = 'https://pro.solive.example/mes-dossiers?page=2'
const hosts = hostsOf({ protocol: 'https:', hostname: 'pro.solive.example', port: '', search: '', isFramed: false })
const scpi = hostsOf({ protocol: 'https:', hostname: 'scpi.solive.example', port: '', search: '', isFramed: false })

async function guarded(answer: () => Response, host = hosts) {
  const { store, requests } = await openApplication(answer)
  const guards = createGuards({ store, hosts: host })
  const args = { request: new Request(address), params: {}, context: {}, url: new URL(address), pattern: '/mes-dossiers' }
  return { login: () => Promise.resolve(guards.login(args)), needs: () => Promise.resolve(guards.needs('readClientFiles')(args)), requests }
}

async function leadsTo(passage: Promise<unknown>): Promise<string | null> {
  const response = await passage
  return response instanceof Response ? response.headers.get('Location') : null
}

const adviser = () => json(200, userDocument('u1', ['see_application_immo', 'see_client_files']))

describe('the guard of a screen', () => {
  beforeEach(() => { document.cookie = 'XSRF-TOKEN=a' })
  afterEach(() => { document.cookie = 'XSRF-TOKEN=; max-age=0' })

  test('lets in who is logged in, and asks the server once', async () => {
    const { login, needs, requests } = await guarded(adviser)
    expect(await Promise.all([login(), needs()])).toEqual([null, null])
    expect(await login()).toBeNull()
    expect(requests).toHaveLength(1)
  })

  test('without the anti-forgery cookie leads to the login, and back, without asking', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    const { login, requests } = await guarded(adviser)
    expect(await leadsTo(login())).toBe('/login?redirectUrl=%2Fmes-dossiers%3Fpage%3D2')
    expect(requests).toHaveLength(0)
  })

  test.each([401, 419])('an answer %i leads to the login with the reason and the way back', async (status) => {
    const { login } = await guarded(() => json(status, { message: 'Non' }))
    expect(await leadsTo(login())).toBe(`/login?errorCode=${status}&redirectUrl=%2Fmes-dossiers%3Fpage%3D2`)
  })

  test('an answer 403 leads to the login with the reason only', async () => {
    const { login } = await guarded(() => json(403, { message: 'Non' }))
    expect(await leadsTo(login())).toBe('/login?errorCode=403')
  })

  test.each([[() => json(500, {}), 500], [() => json(503, {}), 503], [() => empty(404), 404]])('any other failure is a fault of ours', async (answer, status) => {
    const { login } = await guarded(answer)
    await expect(login()).rejects.toMatchObject({ status })
    await expect(login()).rejects.toBeInstanceOf(Refusal)
  })

  test('a missing right is a refusal, inside the shell', async () => {
    const { login, needs } = await guarded(() => json(200, userDocument('u1', ['see_application_immo'])))
    expect(await login()).toBeNull()
    await expect(needs()).rejects.toMatchObject({ status: 403 })
  })

  test('who has the SCPI application only is sent to its host, and refused there', async () => {
    const client = () => json(200, userDocument('u1', ['see_application_scpi']))
    expect(await leadsTo((await guarded(client)).login())).toBe('https://scpi.solive.example')
    expect(await leadsTo((await guarded(client, scpi)).login())).toBe('/login?errorCode=403')
  })

  test('who has no application at all is asked to log in as somebody else', async () => {
    const { login } = await guarded(() => json(200, userDocument('u1', ['see_client_files'])))
    expect(await leadsTo(login())).toBe('/login?errorCode=403')
  })
})
