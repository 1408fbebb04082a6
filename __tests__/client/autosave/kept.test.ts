import { created, deleted } from '#client/autosave'
import {
  actForAnyBuild,
  autosaveReducer,
  parseAutosave,
  queueForAnyBuild,
  shared,
  unreadDrafts,
} from '#client/autosave/queue'
import { FILE, income } from '../../support/client/clientFile'

/** What the first build that kept a queue wrote, word for word. */
const oldest = {
  drafts: {
    [`income/${income.id}`]: {
      ref: { type: 'income', id: income.id },
      under: FILE,
      isNew: false,
      isDeleted: false,
      mode: 'saving',
      local: { net_other_income: 200 },
      sent: { verb: 'update', attributes: { net_monthly_income: 3_300 }, key: 'k1' },
      errors: {},
      failure: null,
      attempts: 1,
      dueAt: 1_763_000_000_000,
      savedAt: null,
    },
  },
  creations: [{ type: 'child', localId: 'local-a', under: FILE, id: null }],
}

describe('a queue that was kept', () => {
  test('by an older build is whole again, its request under the same key', () => {
    const { drafts, creations, taken } = parseAutosave(structuredClone(oldest))
    const { under, ...kept } = { under: '', ...oldest.drafts[`income/${income.id}`] }
    expect(drafts[`income/${income.id}`]).toEqual({
      ...kept,
      parentId: under,
      sent: { ...kept.sent, step: null },
      step: null,
      conflict: null,
      editedAt: null,
    })
    const creation = { type: 'child', localId: 'local-a', parentId: FILE, id: null }
    expect({ creations, taken }).toEqual({ creations: [creation], taken: {} })
    expect(unreadDrafts(oldest)).toBe(0)
  })

  test('by this build is read by an older one, which calls the id of a parent `under`', () => {
    const state = parseAutosave(oldest)
    const stored = queueForAnyBuild(state)
    expect(stored).toMatchObject({ creations: oldest.creations })
    expect(Object.values(stored.drafts)).toMatchObject([{ under: FILE, parentId: FILE }])
    expect(parseAutosave(stored)).toEqual(state)
  })

  const draft = oldest.drafts[`income/${income.id}`]
  test.each([
    ['of no mode that exists', { ...draft, mode: 'dreaming' }],
    ['of no resource that exists', { ...draft, ref: { type: 'castle', id: 'x' } }],
    ['whose request cannot be read', { ...draft, sent: { verb: 'update', attributes: {} } }],
    ['that is none', 'a text'],
  ])('leaves out a draft %s, and keeps the others', (_what, damaged) => {
    const stored = { ...oldest, drafts: { ...oldest.drafts, damaged } }
    expect(Object.keys(parseAutosave(stored).drafts)).toEqual([`income/${income.id}`])
    expect(unreadDrafts(stored)).toBe(1)
  })

  test.each([[null], ['queue'], [[]], [{ drafts: [], creations: {} }]])('that is %j is an empty one', (stored) => {
    expect(parseAutosave(stored)).toEqual({ drafts: {}, creations: [], taken: {} })
  })

  test('tries again what was stopped for a reason that cannot be read', () => {
    const halted = { ...draft, mode: 'halted', sent: null, failure: { kind: 'magic' } }
    expect(parseAutosave({ drafts: { halted } }).drafts[`income/${income.id}`]).toMatchObject({
      mode: 'waiting',
      local: { net_other_income: 200 },
    })
  })
})

describe('an act of another tab', () => {
  const act = (number: number, action: object) => ({ type: '', ...action, meta: { tab: 'other', number } })
  const creation = created({ type: 'child', parentId: FILE })
  const removal = deleted({ ref: { type: 'income', id: income.id }, parentId: FILE })

  test('of another build is done under the parent that it names, and bears both names for it', () => {
    const older = { ...act(1, creation), payload: { ...creation.payload, parentId: undefined, under: FILE } }
    expect(autosaveReducer(undefined, actForAnyBuild(older)).creations).toMatchObject([{ parentId: FILE }])
    expect(actForAnyBuild(creation).payload).toMatchObject({ parentId: FILE, under: FILE })
  })

  test('is done once, however often it is told', () => {
    const once = autosaveReducer(undefined, act(1, creation))
    expect(once.creations).toHaveLength(1)
    expect(autosaveReducer(once, act(1, creation))).toBe(once)
  })

  test('that the state of the leading tab lacks is done on top of it, and only those', () => {
    const leading = autosaveReducer(undefined, act(1, creation))
    const seen = autosaveReducer(undefined, shared({ state: leading, acts: [act(1, creation), act(2, removal)] }))
    expect(seen.creations).toHaveLength(1)
    expect(seen.drafts[`income/${income.id}`]?.isDeleted).toBe(true)
    expect(seen.taken).toEqual({ other: 2 })
  })
})
