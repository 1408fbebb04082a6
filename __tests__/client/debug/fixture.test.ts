import '../../../src/app/client/features'
import { api } from '#client/api'
import { edited } from '#client/autosave'
import { selectResource, upserted } from '#client/entities'
import { selectUser } from '#client/session'
import { loadSnapshot, snapshotTaken } from '#client/store'
import { json } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'
import { exampleFile, FILE, heritage } from '../../support/client/clientFile'

/** A snapshot file, as somebody would send it. */
async function snapshotFile(): Promise<string> {
  const { store } = await openApplication(() => json(200, userDocument('u1')))
  await store.dispatch(api.endpoints.me.initiate(undefined))
  store.dispatch(upserted(exampleFile))
  for (const liquidity of [41_000, 42_000, 43_000])
    store.dispatch(edited({ ref: heritage, parentId: FILE, attributes: { liquidity } }))
  return JSON.stringify(await store.dispatch(snapshotTaken()))
}

async function open(text: string) {
  const { replay, refusal } = await loadSnapshot(text)
  if (!replay) throw new Error(refusal)
  return replay
}

describe('a snapshot file in a test', () => {
  test('gives the state of the moment, and of each step before it', async () => {
    const { store, goTo, lastStep } = await open(await snapshotFile())
    const typed = () => Object.values(store.getState().autosave.drafts).map(({ local }) => local)
    expect(typed()).toEqual([{ liquidity: 43_000 }])
    goTo(lastStep - 2)
    expect(typed()).toEqual([{ liquidity: 41_000 }])
    goTo(0)
    expect(typed()).toEqual([])
    goTo(lastStep)
    expect(typed()).toEqual([{ liquidity: 43_000 }])
    expect(selectUser(store.getState())?.attributes.first_name).toMatch(/^jeton-/)
  })

  test('is not changed by anything that is dispatched', async () => {
    const { store } = await open(await snapshotFile())
    const data = () => ({ ...store.getState(), api: null })
    const before = data()
    store.dispatch(edited({ ref: heritage, parentId: FILE, attributes: { liquidity: 1 } }))
    const { error } = await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE }))
    expect(error).toMatchObject({ kind: 'network' })
    expect(data()).toEqual(before)
  })

  test('finds again the lists that were read then, and says that the others were not', async () => {
    const page = { current_page: 1, per_page: 20, total: 31, last_page: 2 }
    const { store } = await openApplication((request) =>
      json(
        200,
        request.url.includes('/me')
          ? userDocument('u1')
          : {
              data: [{ type: 'client_file', id: FILE, attributes: { title: 'Vasseur' }, relationships: {} }],
              meta: page,
            },
      ),
    )
    await store.dispatch(api.endpoints.me.initiate(undefined))
    const draft = {
      type: 'client_file',
      filter: { status: ['draft'] },
      sort: ['-updated_at'],
      page: { size: 20 },
    } as const
    await store.dispatch(api.endpoints.list.initiate(draft))
    await store.dispatch(api.endpoints.list.initiate({ type: 'client_lead', q: 'Vasseur' }))
    const text = JSON.stringify(await store.dispatch(snapshotTaken()))
    expect(text).not.toContain('Vasseur')
    const { store: replayed } = await open(text)
    expect(await replayed.dispatch(api.endpoints.list.initiate(draft))).toMatchObject({
      data: { refs: [{ type: 'client_file', id: FILE }], page },
    })
    expect(selectResource(replayed.getState(), 'client_file', FILE)?.attributes.title).toMatch(/^jeton-/)
    for (const other of [
      { ...draft, filter: { status: ['won'] } },
      { ...draft, sort: ['title'] },
      { type: 'client_lead', q: 'Vasseur' } as const,
    ]) {
      expect(await replayed.dispatch(api.endpoints.list.initiate(other))).toMatchObject({ error: { kind: 'network' } })
    }
  })

  test('answers none of the lists that only a removed text tells apart', async () => {
    const { store } = await openApplication((request) =>
      json(200, request.url.includes('/me') ? userDocument('u1') : { data: [] }),
    )
    await store.dispatch(api.endpoints.me.initiate(undefined))
    const since = (created_from: string) => ({ type: 'client_file', filter: { created_from } }) as const
    for (const day of ['2026-11-01', '2026-10-01']) await store.dispatch(api.endpoints.list.initiate(since(day)))
    const { store: replayed } = await open(JSON.stringify(await store.dispatch(snapshotTaken())))
    expect(await replayed.dispatch(api.endpoints.list.initiate(since('2026-11-01')))).toMatchObject({
      error: { kind: 'network' },
    })
  })

  test('of another person begins anew', async () => {
    const users = ['u1', 'u2']
    const { store } = await openApplication(() => json(200, userDocument(users.shift() ?? '')))
    await store.dispatch(api.endpoints.me.initiate(undefined, { forceRefetch: true }))
    store.dispatch(upserted(exampleFile))
    await store.dispatch(api.endpoints.me.initiate(undefined, { forceRefetch: true }))
    const { snapshot } = await open(JSON.stringify(await store.dispatch(snapshotTaken())))
    expect(JSON.stringify(snapshot)).not.toContain(FILE)
  })
})
