import { hostsOf } from '#client/transport'
import { createGuards, unlessLoggedIn, type GuardName } from '../../../src/app/client/guards'
import { Refusal } from '../../../src/client/screens/errors/refusal'
import { empty, json } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'

const hostAt = (hostname: string) => hostsOf({ protocol: 'https:', hostname, port: '', search: '', isFramed: false })
const hosts = hostAt('pro.solive.example')
const scpi = hostAt('scpi.solive.example')

async function guarded(answer: () => Response, { host = hosts, path = '/mes-dossiers?page=2' } = {}) {
  const { store, requests, start } = await openApplication(answer)
  const guards = createGuards({ store, hosts: host, start })
  const address = `https://pro.solive.example${path}`
  const pass = (name: GuardName) =>
    Promise.resolve(
      guards(name)({ request: new Request(address), params: {}, context: {}, url: new URL(address), pattern: path }),
    )
  const enter = () =>
    Promise.resolve(
      unlessLoggedIn({ store, hosts: host, start })({
        request: new Request(address),
        params: {},
        context: {},
        url: new URL(address),
        pattern: path,
      }),
    )
  return { login: () => pass('login'), screen: () => pass('screen'), enter, requests }
}

async function leadsTo(passage: Promise<unknown>): Promise<string | null> {
  const response = await passage
  return response instanceof Response ? response.headers.get('Location') : null
}

const holding =
  (...permissions: string[]) =>
  () =>
    json(200, userDocument('u1', permissions))
const adviser = holding('see_application_immo', 'see_client_files')

describe('the guard of a screen', () => {
  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=a'
  })
  afterEach(() => {
    document.cookie = 'XSRF-TOKEN=; max-age=0'
  })

  test('lets in who is logged in, and asks the server once', async () => {
    const { login, screen, requests } = await guarded(adviser)
    expect(await Promise.all([login(), screen()])).toEqual([null, null])
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

  test.each([
    [() => json(500, {}), 500],
    [() => json(503, {}), 503],
    [() => empty(404), 404],
  ])('any other failure is a fatal fault, that tells what the server answered', async (answer, status) => {
    const { login } = await guarded(answer)
    await expect(login()).rejects.toMatchObject({ status: 500, failure: { status } })
    await expect(login()).rejects.toBeInstanceOf(Refusal)
  })

  test.each([
    ['/mes-dossiers', ['see_client_files']],
    ['/company', ['manage_company']],
    ['/mes-ventes/options', ['see_transactional_actions']],
    ['/mes-leads', ['see_client_leads']],
  ])('%s wants %j: without, a refusal inside the shell', async (path, wanted) => {
    const without = await guarded(holding('see_application_immo'), { path })
    expect(await without.login()).toBeNull()
    await expect(without.screen()).rejects.toMatchObject({ status: 403 })
    expect(await (await guarded(holding('see_application_immo', ...wanted), { path })).screen()).toBeNull()
  })

  test.each([
    ['/clients', ['scpi_view_clients']],
    ['/clients/nouveau', ['scpi_create_clients']],
    ['/clients/import', ['scpi_create_clients']],
    ['/clients/0b4f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e/identite', ['scpi_view_clients']],
  ])('%s of the SCPI host wants %j: without, a refusal inside the shell', async (path, wanted) => {
    const without = await guarded(holding('see_application_scpi'), { path, host: scpi })
    expect(await without.login()).toBeNull()
    await expect(without.screen()).rejects.toMatchObject({ status: 403 })
    const holder = await guarded(holding('see_application_scpi', ...wanted), { path, host: scpi })
    expect(await holder.screen()).toBeNull()
  })

  test.each([
    '/',
    '/dashboard',
    '/cabinet',
    '/cabinet/contacts',
    '/mon-compte/profil',
    '/simulateurs/capacite-investissement',
  ])('%s of the SCPI host is open to whoever may use it', async (path) => {
    const { screen } = await guarded(holding('see_application_scpi'), { path, host: scpi })
    expect(await screen()).toBeNull()
  })

  test('a tab that never opens is left to its client file, which leads to the synthesis', async () => {
    const { screen } = await guarded(adviser, { path: '/mes-dossiers/0b4f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e/billing' })
    expect(await screen()).toBeNull()
  })

  test('who has one application only is sent to its host', async () => {
    const client = holding('see_application_scpi')
    expect(await leadsTo((await guarded(client)).login())).toBe('https://scpi.solive.example')
    expect(await (await guarded(client, { host: scpi })).login()).toBeNull()
    expect(await leadsTo((await guarded(adviser, { host: scpi })).login())).toBe('https://pro.solive.example')
  })

  test('who has no application at all is denied, and asked to log in as somebody else', async () => {
    const { login } = await guarded(holding('see_client_files'))
    expect(await leadsTo(login())).toBe('/login?errorCode=access_denied')
    const there = await guarded(holding('see_client_files'), { path: '/dashboard', host: scpi })
    expect(await leadsTo(there.screen())).toBe('/login?errorCode=access_denied')
  })

  test('an address that no route has is a 404 for who is not logged in too', async () => {
    const { store, start } = await openApplication(() => json(401, { message: 'Non' }))
    const address = 'https://pro.solive.example/nulle-part'
    const entering = createGuards({ store, hosts, start })('login')({
      request: new Request(address),
      params: {},
      context: {},
      url: new URL(address),
      pattern: '/*',
    })
    await expect(entering).rejects.toMatchObject({ status: 404, message: 'Page not found' })
  })

  test('a guard that does not exist is an error', async () => {
    const { store, start } = await openApplication(adviser)
    // A route may come from where types do not reach.
    const name = JSON.parse('"subscription"') as GuardName
    expect(() => createGuards({ store, hosts, start })(name)).toThrow('Unknown route guard: subscription')
  })
})

describe('the login page', () => {
  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=a'
  })
  afterEach(() => {
    document.cookie = 'XSRF-TOKEN=; max-age=0'
  })

  test('leads on who is logged in already, and never away from here', async () => {
    const { enter } = await guarded(adviser, { path: '/login?redirectUrl=%2Fmes-dossiers%3Fpage%3D2' })
    expect(await leadsTo(enter())).toBe('/mes-dossiers?page=2')
    const { enter: tricked } = await guarded(adviser, { path: '/login?redirectUrl=%2F%2Failleurs.example' })
    expect(await leadsTo(tricked())).toBe('/')
  })

  test('stays for who was refused, for another account', async () => {
    const { enter, requests } = await guarded(adviser, { path: '/login?errorCode=access_denied' })
    expect(await enter()).toBeNull()
    expect(requests).toHaveLength(0)
  })

  test('stays for a session that is over, and without a cookie asks nobody', async () => {
    const { enter } = await guarded(() => json(401, {}), { path: '/login' })
    expect(await enter()).toBeNull()
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    const { enter: unknown, requests } = await guarded(adviser, { path: '/login' })
    expect(await unknown()).toBeNull()
    expect(requests).toHaveLength(0)
  })
})
