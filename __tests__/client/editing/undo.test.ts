import { api } from '#client/api'
import { saveNow, selectEdited } from '#client/autosave'
import { sessionStarted } from '#client/session'
import { STEP_HEADER } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { createFileChanges, type FileChanges } from '../../../src/client/editing/changes/fileChanges'
import { stepsOf, writesOf } from '../../../src/client/editing/changes/writes'
import { stepsForgotten } from '../../../src/client/editing/steps/slice'
import { openApplication } from '../../support/client/application'
import { FILE, heritage } from '../../support/client/clientFile'
import { holdTime } from '../../support/client/editor'
import { fileServer } from '../../support/client/fileServer'
import { flush } from '../../support/client/network'

const START = 40_000

/** The store of the example file open in the application, and what the server remembers of its liquidity. */
async function openFile() {
  const server = fileServer(['see_client_files', 'edit_client_files'])
  /** The newest first. */
  const history: ResourceOf<'field_change'>[] = []
  const answer = async (request: Request): Promise<Response> => {
    const held = () => amount(server.membersOf('heritage')[0]?.attributes['liquidity'])
    const before = held()
    const response = await server.answer(request.clone())
    if (request.method === 'PUT') history.unshift(lineOf(request, history.length, before, held()))
    return response
  }
  const { store } = await openApplication(answer)
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['heritage'] }))
  holdTime()
  const remembered = () => Promise.resolve(stepsOf(writesOf(history)))
  return {
    store,
    history,
    open: () => createFileChanges({ store, parentId: FILE, remembered }),
    liquidity: () => selectEdited(store.getState(), 'heritage', heritage.id)?.attributes.liquidity,
  }
}
afterEach(() => {
  jest.useRealTimers()
})

const amount = (value: unknown) => (typeof value === 'number' ? value : null)

/** What the history of the server says of a write. */
const lineOf = (
  { headers }: Request,
  place: number,
  before: number | null,
  after: number | null,
): ResourceOf<'field_change'> => ({
  type: 'field_change',
  id: String(place),
  relationships: {},
  attributes: {
    resource_type: heritage.type,
    resource_id: heritage.id,
    field: 'liquidity',
    old_value: before,
    new_value: after,
    operation: 'update',
    step: headers.get(STEP_HEADER),
    changed_at: new Date().toISOString(),
  },
})

/** Time goes by, and what it started runs. */
async function pass(milliseconds: number): Promise<void> {
  await flush()
  await jest.advanceTimersByTimeAsync(milliseconds)
  await flush()
}

type File = Awaited<ReturnType<typeof openFile>>

/** The page is loaded again: only the server remembers. */
function reopened({ store, open }: File): FileChanges {
  store.dispatch(stepsForgotten({ parentId: FILE }))
  return open()
}

/** The field is left with this value, which saves it at once; then nothing is done for a while. */
async function leave({ store }: File, changes: FileChanges, liquidity: number, pause: number): Promise<void> {
  changes.edit(heritage, { liquidity })
  store.dispatch(saveNow(heritage))
  await pass(pause)
}

/** Undoes until nothing is left to undo; answers what the field held after each. */
async function undoAll({ liquidity }: File, changes: FileChanges): Promise<unknown[]> {
  const seen: unknown[] = []
  while (seen.length < 9 && (await changes.undo(['heritage']))) {
    seen.push(liquidity())
    await pass(1_500)
  }
  return seen
}

describe('undo goes backwards until there is nothing to undo', () => {
  test('a value typed and another one slid to 1.5 s later are two steps', async () => {
    const file = await openFile()
    const changes = file.open()
    await leave(file, changes, 7_000, 1_500)
    await leave(file, changes, 10_000, 2_000)
    expect(await undoAll(file, changes)).toEqual([7_000, START])
    expect(await undoAll(file, reopened(file))).toEqual([])
  })

  test('two acts in a hurry, each saved by itself, are one step; what undid it is none', async () => {
    const file = await openFile()
    const changes = file.open()
    await leave(file, changes, 7_000, 600)
    await leave(file, changes, 10_000, 2_000)
    expect(file.history).toHaveLength(2)
    expect(await undoAll(file, changes)).toEqual([START])
    expect(file.history).toHaveLength(3)
    expect(await undoAll(file, reopened(file))).toEqual([])
  })

  test('after a reload, an undo that took back a part of a write is not undone', async () => {
    const file = await openFile()
    const changes = file.open()
    changes.edit(heritage, { liquidity: 7_000 })
    // Another field between the two keeps them apart.
    changes.edit(heritage, { security_and_bond: 5 })
    changes.edit(heritage, { liquidity: 10_000 })
    await pass(2_000)
    expect(file.history).toHaveLength(1)
    await changes.undo(['heritage'])
    await pass(2_000)
    expect(file.liquidity()).toBe(7_000)
    expect(await undoAll(file, reopened(file))).toEqual([])
  })

  test('what was undone in a hurry is done again in one go, and undone again', async () => {
    const file = await openFile()
    const changes = file.open()
    await leave(file, changes, 7_000, 600)
    await leave(file, changes, 10_000, 2_000)
    await undoAll(file, changes)
    changes.redo(['heritage'])
    expect(file.liquidity()).toBe(10_000)
    await pass(2_000)
    expect(await undoAll(file, reopened(file))).toEqual([START])
  })
})
