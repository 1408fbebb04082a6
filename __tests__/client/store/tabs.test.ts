import { setImmediate } from 'node:timers/promises'
import { edited, selectEdited, selectHasUnsaved } from '#client/autosave'
import { api } from '#client/api'
import { logIn, selectSession, sessionStarted } from '#client/session'
import { sessionClosed } from '#client/session/slices'
import { selectStopped } from '#client/store'
import { json } from '../../support/client/answers'
import { memoryStorage, openApplication, userDocument } from '../../support/client/application'
import { FILE, income } from '../../support/client/clientFile'
import { holdTime } from '../../support/client/editor'
import { fileServer } from '../../support/client/fileServer'
import { browserLocks } from '../../support/client/locks'

beforeEach(() => {
  holdTime()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Time goes by, and what it started runs; storage and messages between tabs take turns of their own. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 500) {
    await jest.advanceTimersByTimeAsync(Math.min(left, 500))
    for (let turn = 0; turn < 200; turn += 1) await setImmediate()
  }
}

/** Lets time go by until something is so, for half a minute at most. */
async function reaches(check: () => void): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    try {
      check()
      return
    } catch {
      await pass(500)
    }
  }
  check()
}

/** A page that can stop hearing, as a frozen one does: what happened meanwhile comes when it wakes. Its timers go on, at their worst. */
function freezablePage() {
  const missed: (() => void)[] = []
  let isFrozen = false
  return {
    awake: () =>
      new Promise<void>((resolve) => {
        if (isFrozen) missed.push(resolve)
        else resolve()
      }),
    openChannel: (name: string): BroadcastChannel => {
      const channel = new BroadcastChannel(name)
      return new Proxy(channel, {
        get: (_target, property) => {
          const value: unknown = Reflect.get(channel, property)
          return typeof value === 'function' ? (value.bind(channel) as unknown) : value
        },
        set: (_target, property, listener: (event: MessageEvent) => void) => {
          const hear = (event: MessageEvent) => {
            if (isFrozen)
              missed.push(() => {
                listener(event)
              })
            else listener(event)
          }
          return Reflect.set(channel, property, property === 'onmessage' ? hear : listener)
        },
      })
    },
    freeze: () => {
      isFrozen = true
    },
    wake: () => {
      isFrozen = false
      for (const hear of missed.splice(0)) hear()
    },
  }
}

const PERMISSIONS = ['see_client_files', 'manage_client_files']

/** Tabs of one browser over one server that counts the changes that it is sent, and that takes none once the session is over. */
function browserOfTabs() {
  const server = fileServer(PERMISSIONS)
  const session = { isOver: false }
  const locks = browserLocks()
  const storage = memoryStorage()
  const changes: string[] = []
  const openTab = async (name: string) => {
    const network = { isDown: false }
    const page = freezablePage()
    const answer = async (request: Request): Promise<Response> => {
      if (network.isDown && request.method !== 'GET') throw new TypeError('Failed to fetch')
      if (request.url.endsWith('/login')) {
        session.isOver = false
        return json(200, userDocument('u1', PERMISSIONS))
      }
      if (session.isOver) return json(401, { message: 'Votre session a expiré.' })
      if (request.method !== 'GET') changes.push(`${name} ${await request.clone().text()}`)
      return server.answer(request)
    }
    const opening = openApplication(answer, storage, { locks: locks(name, page.awake), openChannel: page.openChannel })
    await pass(500)
    const { store } = await opening
    const reading = Promise.all([
      store.dispatch(sessionStarted()),
      store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['income'] })),
    ])
    await pass(500)
    await reading
    return {
      ...page,
      network,
      store,
      type: (net_monthly_income: number) => {
        store.dispatch(
          edited({ ref: { type: 'income', id: income.id }, parentId: FILE, attributes: { net_monthly_income } }),
        )
      },
      seen: () => selectEdited(store.getState(), 'income', income.id)?.attributes.net_monthly_income,
      hasUnsaved: () => selectHasUnsaved(store.getState()),
      status: () => selectSession(store.getState()).status,
      logIn: () => store.dispatch(logIn({ email: 'c.aubrac@ormeval.example', password: 'secret' })),
    }
  }
  const held = () => server.membersOf('income')[0]?.attributes['net_monthly_income']
  return { openTab, changes, held, session }
}

test('a tab that follows has what it does sent by the one that leads, and both show it', async () => {
  const { openTab, changes, held } = browserOfTabs()
  const first = await openTab('first')
  const second = await openTab('second')
  first.type(4_321)
  await reaches(() => {
    expect([held(), first.seen(), second.seen()]).toEqual([4_321, 4_321, 4_321])
  })
  expect(changes).toEqual(['second {"net_monthly_income":4321}'])
})

test('a tab that follows can be left, and the one that leads with it', async () => {
  const { openTab } = browserOfTabs()
  const first = await openTab('first')
  const second = await openTab('second')
  first.store.dispatch(sessionClosed({ kept: true }))
  await pass(1_000)
  expect([first, second].map(({ store }) => store.getState().session.user)).toEqual([null, null])
  expect([first, second].flatMap(({ store }) => selectStopped(store.getState()))).toEqual([])
})

test('a tab that leads and does not answer any more is replaced, and what was done meanwhile is sent once', async () => {
  const { openTab, changes, held } = browserOfTabs()
  const first = await openTab('first')
  const second = await openTab('second')
  second.freeze()
  first.type(4_321)
  await reaches(() => {
    expect(held()).toBe(4_321)
  })
  second.wake()
  await reaches(() => {
    expect(second.seen()).toBe(4_321)
  })
  second.type(5_000)
  await reaches(() => {
    expect(held()).toBe(5_000)
  })
  expect(changes).toEqual(['first {"net_monthly_income":4321}', 'first {"net_monthly_income":5000}'])
})

test('a tab that was replaced sends nothing of what it held, whatever it remembers', async () => {
  const { openTab, changes, held } = browserOfTabs()
  const first = await openTab('first')
  const second = await openTab('second')
  second.network.isDown = true
  second.type(1_111)
  await pass(2_000)
  second.freeze()
  await reaches(() => {
    expect(held()).toBe(1_111)
  })
  first.type(2_222)
  await reaches(() => {
    expect(held()).toBe(2_222)
  })
  second.network.isDown = false
  await pass(60_000)
  second.wake()
  await pass(3_000)
  await reaches(() => {
    expect(second.hasUnsaved()).toBe(false)
  })
  expect(changes).toEqual(['first {"net_monthly_income":1111}', 'first {"net_monthly_income":2222}'])
  expect([held(), second.seen()]).toEqual([2_222, 2_222])
})

describe('what the end of the session has stopped', () => {
  test('is sent by the tab that leads once the person logs in in another one', async () => {
    const { openTab, changes, held, session } = browserOfTabs()
    const first = await openTab('first')
    const second = await openTab('second')
    session.isOver = true
    second.type(4_321)
    await reaches(() => {
      expect([second.status(), second.hasUnsaved()]).toEqual(['expired', true])
    })
    await Promise.all([first.logIn(), pass(500)])
    await reaches(() => {
      expect([held(), first.seen(), second.status(), second.hasUnsaved()]).toEqual([4_321, 4_321, 'loggedIn', false])
    })
    expect(changes).toEqual(['second {"net_monthly_income":4321}'])
  })

  test('is sent by the tab where the person logs in when it takes the lead from one that does not answer', async () => {
    const { openTab, changes, held, session } = browserOfTabs()
    const first = await openTab('first')
    const second = await openTab('second')
    session.isOver = true
    second.type(4_321)
    await reaches(() => {
      expect([second.status(), first.seen()]).toEqual(['expired', 4_321])
    })
    second.freeze()
    await Promise.all([first.logIn(), pass(500)])
    await reaches(() => {
      expect([held(), first.hasUnsaved()]).toEqual([4_321, false])
    })
    expect(changes).toEqual(['first {"net_monthly_income":4321}'])
  })
})
