import { api } from '#client/api'
import { upserted } from '#client/entities'
import {
  logIn,
  logOut,
  selectPermissions,
  selectRights,
  selectSession,
  selectSettings,
  selectUser,
  sessionAbsent,
  sessionStarted,
  settingsChanged,
} from '#client/session'
import { empty, json, lineOf } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'

const credentials = { email: 'c.aubrac@ormeval.example', password: 'secret' }

/** A server whose answers a test may change as it goes. */
async function openServer(answers: Record<string, () => Response | Promise<Response>> = {}) {
  const all = {
    me: () => json(200, userDocument('claire')),
    login: () => json(200, userDocument('claire')),
    logout: () => empty(),
    ...answers,
  }
  const application = await openApplication((request) => {
    const line = lineOf(request)
    const name = Object.keys(all).find((end) => line.includes(`/${end}`))
    return name === undefined
      ? json(401, { message: 'Connectez-vous.' })
      : ((all as Record<string, () => Response | Promise<Response>>)[name]?.() ?? json(500, {}))
  })
  return {
    ...application,
    answers: all as Record<string, () => Response | Promise<Response>>,
    session: () => selectSession(application.store.getState()),
  }
}

const readFile = () =>
  api.endpoints.read.initiate({ type: 'client_file', id: 'f' }, { subscribe: false, forceRefetch: true })

describe('who is logged in', () => {
  test('is unknown until the server has said it', async () => {
    const { store, session, requests } = await openServer()
    expect(session().status).toBe('unknown')
    await store.dispatch(sessionStarted())
    expect(session()).toEqual({
      status: 'loggedIn',
      user: { type: 'user', id: 'claire' },
      errorCode: null,
      failure: null,
    })
    expect(selectUser(store.getState())?.attributes.first_name).toBe('Claire')
    expect(requests.map(lineOf)[0]).toBe(
      'GET /v3/me?include=company,network,business_centers,roles,permissions,tokens&fields[company]=name,logo,logo_square,rcs_number,rcs_city,hide_commissions,hidden_criteria,hidden_projects,disabled_criteria,client_file_retention_years,second_factor_required,session_days,public_host,frame_origins,usury_from,usury_fixed_under_10y,usury_fixed_10_to_20y,usury_fixed_20y_plus,usury_variable,usury_bridge',
    )
  })

  test.each([[401], [419], [403]])('is nobody when the server answers %s, and it says why', async (status) => {
    const { store, session } = await openServer({ me: () => json(status, {}) })
    await store.dispatch(sessionStarted())
    expect(session()).toMatchObject({ status: 'loggedOut', errorCode: status, failure: null })
  })

  test('stays unknown when the server cannot say, and the next answer mends it', async () => {
    const { store, session, answers } = await openServer({ me: () => json(500, { message: 'Incident 7' }) })
    await store.dispatch(sessionStarted())
    expect(session()).toMatchObject({
      status: 'unknown',
      failure: { kind: 'http', status: 500, message: 'Incident 7' },
    })
    answers['me'] = () => json(200, userDocument('claire'))
    await store.dispatch(sessionStarted())
    expect(session()).toMatchObject({ status: 'loggedIn', failure: null })
  })

  test('is nobody, without asking, in a browser that holds no session', async () => {
    const { store, session, requests } = await openServer()
    store.dispatch(sessionAbsent())
    expect(session()).toMatchObject({ status: 'loggedOut', errorCode: null })
    expect(requests).toEqual([])
  })
})

describe('a login', () => {
  test('opens the session', async () => {
    const { store, session, requests } = await openServer()
    expect(await store.dispatch(logIn(credentials))).toBeUndefined()
    expect(session()).toMatchObject({ status: 'loggedIn', user: { id: 'claire' } })
    expect(await requests[0]?.json()).toEqual(credentials)
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })

  test('that is refused says why and ends nothing', async () => {
    const { store, session, answers } = await openServer()
    await store.dispatch(logIn(credentials))
    answers['login'] = () => json(401, { message: 'E-mail ou mot de passe incorrect.' })
    expect(await store.dispatch(logIn(credentials))).toMatchObject({
      status: 401,
      message: 'E-mail ou mot de passe incorrect.',
    })
    expect(session().status).toBe('loggedIn')
  })
})

describe('the end of a session', () => {
  test.each([401, 419])('is a %s to any request; what the person had stays for them', async (status) => {
    const { store, session, answers } = await openServer()
    await store.dispatch(logIn(credentials))
    store.dispatch(upserted([{ type: 'client_file', id: 'f', attributes: { title: 'Vasseur' }, relationships: {} }]))
    answers['client-files'] = () => json(status, {})
    await store.dispatch(readFile())
    expect(session()).toMatchObject({ status: 'expired', errorCode: status, user: { id: 'claire' } })
    expect(selectUser(store.getState())?.id).toBe('claire')
    const { entities } = store.getState()
    await store.dispatch(logIn(credentials))
    expect(session()).toMatchObject({ status: 'loggedIn', errorCode: null })
    expect(store.getState().entities.client_file).toBe(entities.client_file)
  })

  test.each([403, 404, 422, 500])('is not a %s to a request', async (status) => {
    const { store, session, answers } = await openServer()
    await store.dispatch(logIn(credentials))
    answers['client-files'] = () => json(status, {})
    await store.dispatch(readFile())
    expect(session().status).toBe('loggedIn')
  })

  test('by another login forgets what the former person had, but for the choices of the device', async () => {
    const { store, answers } = await openServer()
    await store.dispatch(logIn(credentials))
    store.dispatch(upserted([{ type: 'client_file', id: 'f', attributes: { title: 'Vasseur' }, relationships: {} }]))
    store.dispatch(settingsChanged({ theme: 'dark' }))
    answers['login'] = () => json(200, userDocument('julien'))
    await store.dispatch(logIn(credentials))
    expect(selectUser(store.getState())?.id).toBe('julien')
    expect(JSON.stringify(store.getState())).not.toContain('Vasseur')
    expect(selectSettings(store.getState()).theme).toBe('dark')
  })

  test('by a logout forgets everything of the person', async () => {
    const { store, session } = await openServer()
    await store.dispatch(logIn(credentials))
    store.dispatch(settingsChanged({ theme: 'dark' }))
    expect(await store.dispatch(logOut({ kept: false }))).toBeUndefined()
    expect(session()).toEqual({ status: 'loggedOut', user: null, errorCode: null, failure: null })
    expect(store.getState().entities).toEqual({})
    expect(store.getState().api.queries).toEqual({})
    expect(selectSettings(store.getState()).theme).toBe('dark')
  })

  test('by a logout that the network loses is no end, and it says so; a session that had expired is closed', async () => {
    const { store, session, answers } = await openServer()
    await store.dispatch(logIn(credentials))
    answers['logout'] = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await store.dispatch(logOut({ kept: false }))).toMatchObject({ kind: 'network' })
    expect(session().status).toBe('loggedIn')
    answers['logout'] = () => json(401, {})
    expect(await store.dispatch(logOut({ kept: false }))).toBeUndefined()
    expect(session()).toMatchObject({ status: 'loggedOut', user: null, errorCode: null })
  })
})

describe('the rights of the current user', () => {
  test('are the permissions that the server gives, without names that are none, and the widest perimeter of the roles', async () => {
    const { store, answers } = await openServer({
      me: () => json(200, userDocument('claire', ['see_client_files', 'fly'], ['member', 'transactional-manager'])),
    })
    await store.dispatch(sessionStarted())
    expect([...selectPermissions(store.getState())]).toEqual(['see_client_files'])
    expect(selectRights(store.getState()).perimeter).toBe('company')
    const before = selectRights(store.getState())
    answers['client-files'] = () => json(200, { data: null })
    await store.dispatch(readFile())
    expect(selectRights(store.getState())).toBe(before)
  })

  test('are none before a login', async () => {
    const { store } = await openServer()
    expect(selectPermissions(store.getState()).size).toBe(0)
  })
})
