import { waitFor } from '@testing-library/react'
import { entries, set } from 'idb-keyval'
import { edited, selectEdited, selectHasUnsaved, selectSectionState } from '#client/autosave'
import { api } from '#client/api'
import { selectResource, upserted } from '#client/entities'
import { logIn, logOut, selectUser, sessionStarted } from '#client/session'
import { empty, json } from '../../support/client/answers'
import { device, memoryStorage, openApplication, userDocument } from '../../support/client/application'
import { exampleFile, FILE, income } from '../../support/client/clientFile'
import { fileServer } from '../../support/client/fileServer'

/** The names of what this device keeps, and all of it as text. */
const kept = async () =>
  new Map((await entries<string, unknown>(device)).map(([name, value]) => [name, JSON.stringify(value)]))

const [claire, julien] = ['claire', 'julien']

/** Two people of this computer, and a server that takes no change as long as it is lost. */
function computer() {
  const storage = memoryStorage()
  const network = { isLost: true, isDown: false, user: claire, changes: 0 }
  const answer = async (request: Request): Promise<Response> => {
    if (network.isDown) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/me') || pathname.endsWith('/login')) return json(200, userDocument(network.user))
    if (pathname.endsWith('/logout')) return empty()
    if (network.isLost) throw new TypeError('Failed to fetch')
    network.changes += 1
    return json(200, {
      data: {
        ...income,
        attributes: { ...income.attributes, ...((await request.json()) as object) },
        meta: { version: 2 },
      },
    })
  }
  return { network, open: () => openApplication(answer, storage) }
}

const type = (attributes: object) =>
  edited({ ref: { type: 'income', id: income.id }, parentId: FILE, attributes: { ...attributes } })
const incomeSeen = (state: Parameters<typeof selectEdited>[0]) =>
  selectEdited(state, 'income', income.id)?.attributes.net_monthly_income
const credentials = { email: 'c.aubrac@ormeval.example', password: 'secret' }

test('what is typed is there again in the next visit, before the server answers, and is sent', async () => {
  const { network, open } = computer()
  const first = await open()
  await first.store.dispatch(logIn(credentials))
  first.store.dispatch(upserted(exampleFile))
  first.store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(async () => {
    expect((await kept()).get(`${claire}/queue`)).toContain('4321')
  })
  first.close()

  network.isLost = false
  const second = await open()
  expect(incomeSeen(second.store.getState())).toBe(4_321)
  await second.store.dispatch(sessionStarted())
  await waitFor(() => {
    expect(selectHasUnsaved(second.store.getState())).toBe(false)
  })
  expect(network.changes).toBe(1)
})

test('what is saved is on this device too by the time the queue forgets it', async () => {
  const { answer } = fileServer(['see_client_files', 'edit_client_files'])
  const { store } = await openApplication(answer)
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['income'] }))
  await waitFor(async () => {
    expect((await kept()).get('u1/cache')).toContain(income.id)
  })
  store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(async () => {
    expect((await kept()).get('u1/queue')).toContain('4321')
  })
  let held = await kept()
  await waitFor(async () => {
    held = await kept()
    expect(held.get('u1/queue')).not.toContain('4321')
  })
  expect(held.get('u1/cache')).toContain('4321')
})

test('the decisions on the lots of a file that was opened are on this device too, and no others', async () => {
  const { answer } = fileServer(['see_client_files', 'edit_client_files'])
  const { store } = await openApplication(answer)
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['income'] }))
  const decision = (id: string, client_file_id: string) => ({
    type: 'property_proposal' as const,
    id,
    attributes: { property_id: 'lot', status: 'kept' as const, client_file_id },
    relationships: {},
  })
  store.dispatch(upserted([decision('decision-here', FILE), decision('decision-elsewhere', 'another-file')]))
  await waitFor(async () => {
    expect((await kept()).get('u1/cache')).toContain('decision-here')
  })
  expect((await kept()).get('u1/cache')).not.toContain('decision-elsewhere')
})

test('what was just saved is no conflict with what is sent after a reload', async () => {
  const { answer, membersOf } = fileServer(['see_client_files', 'edit_client_files'])
  const storage = memoryStorage()
  const first = await openApplication(answer, storage)
  await first.store.dispatch(sessionStarted())
  await first.store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['income'] }))
  await waitFor(async () => {
    expect((await kept()).get('u1/cache')).toContain(income.id)
  })
  first.store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(() => {
    expect(selectHasUnsaved(first.store.getState())).toBe(false)
  })
  first.store.dispatch(type({ net_monthly_income: 5_432 }))
  await waitFor(async () => {
    expect((await kept()).get('u1/queue')).toContain('5432')
  })
  first.close()

  const second = await openApplication(answer, storage)
  await second.store.dispatch(sessionStarted())
  await waitFor(() => {
    expect(selectSectionState(second.store.getState(), FILE, 'income')).toBe('saved')
  })
  expect(membersOf('income')[0]?.attributes['net_monthly_income']).toBe(5_432)
})

test('another person of the same computer sees nothing of it, and the first one finds it again', async () => {
  const { network, open } = computer()
  const first = await open()
  await first.store.dispatch(logIn(credentials))
  first.store.dispatch(upserted(exampleFile))
  first.store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(async () => {
    expect((await kept()).get(`${claire}/queue`)).toContain('4321')
  })

  network.user = julien
  await first.store.dispatch(logIn(credentials))
  await waitFor(async () => {
    expect((await kept()).has(`${julien}/queue`)).toBe(true)
  })
  expect(first.store.getState().autosave.drafts).toEqual({})
  expect(selectResource(first.store.getState(), 'income', income.id)).toBeUndefined()
  expect((await kept()).get(`${julien}/queue`)).not.toContain('4321')

  network.user = claire
  await first.store.dispatch(logIn(credentials))
  await waitFor(() => {
    expect(incomeSeen(first.store.getState())).toBe(4_321)
  })
})

test.each([
  ['keeps what is not saved when that is chosen, and nothing else', true, ['queue']],
  ['leaves nothing on a shared computer', false, []],
])('a logout %s', async (_what, isKept, names) => {
  const { open } = computer()
  const { store } = await open()
  await store.dispatch(logIn(credentials))
  store.dispatch(upserted(exampleFile))
  store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(async () => {
    const held = await kept()
    expect(held.get(`${claire}/queue`)).toContain('4321')
    expect(held.has(`${claire}/cache`)).toBe(true)
  })
  expect(await store.dispatch(logOut({ kept: isKept }))).toBeUndefined()
  await waitFor(async () => {
    expect([...(await kept()).keys()].filter((name) => name.startsWith(claire))).toEqual(
      names.map((name) => `${claire}/${name}`),
    )
  })
})

test('a draft that cannot be read is set aside, and the others come back', async () => {
  const { open } = computer()
  const first = await open()
  await first.store.dispatch(logIn(credentials))
  first.store.dispatch(upserted(exampleFile))
  first.store.dispatch(type({ net_monthly_income: 4_321 }))
  await waitFor(async () => {
    expect((await kept()).get(`${claire}/queue`)).toContain('4321')
  })
  first.close()
  const { autosave } = first.store.getState()
  await set(
    `${claire}/queue`,
    {
      autosave: {
        ...autosave,
        drafts: { ...autosave.drafts, damaged: { mode: 'unheard of', local: { title: 'kept aside' } } },
      },
    },
    device,
  )

  const second = await open()
  expect(incomeSeen(second.store.getState())).toBe(4_321)
  expect((await kept()).get(`${claire}/unread`)).toContain('kept aside')
})

test('without network the person who was here last is believed, as far as this device knows them', async () => {
  const { open, network } = computer()
  const first = await open()
  await first.store.dispatch(logIn(credentials))
  await waitFor(async () => {
    expect((await kept()).get(`${claire}/cache`)).toContain(claire)
  })
  first.close()
  network.isDown = true
  const { store } = await open()
  expect(selectUser(store.getState())).toBeUndefined()
  await store.dispatch(sessionStarted())
  expect(selectUser(store.getState())?.attributes.first_name).toBe('Claire')
})
