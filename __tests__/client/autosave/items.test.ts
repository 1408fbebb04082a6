import {
  created,
  deleted,
  discarded,
  edited,
  makeSelectItems,
  selectEdited,
  selectErrors,
  selectHasUnsaved,
  selectSectionState,
} from '#client/autosave'
import { initialAttributes, resources, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { currentLoan, FILE } from '../../support/client/clientFile'
import { editorSession } from '../../support/client/editor'
import { flush } from '../../support/client/network'

const editor = editorSession()

const itemsOf = (type: ResourceType) => makeSelectItems(FILE, type)(editor().store.getState())
const onlyItem = (type: ResourceType) => {
  const [item, ...others] = itemsOf(type)
  if (!item || others.length > 0) throw new Error(`One ${type} is expected.`)
  return item
}
const add = async (type: ResourceType, attributes: object = {}) => {
  editor().store.dispatch(created({ type, parentId: FILE, attributes: { ...attributes } }))
  await flush()
}
const type = (ref: Ref, attributes: object) => {
  editor().store.dispatch(edited({ ref, parentId: FILE, attributes: { ...attributes } }))
}
const answerOf = ({ type: kind, id }: Ref, attributes: object, version = 1) => ({
  data: { type: kind, id, attributes: { ...initialAttributes(resources[kind]), ...attributes }, meta: { version } },
})

const CHILD = { type: 'child', id: '11111111-1111-4111-8111-111111111111' } as const
const OTHER_CHILD = { type: 'child', id: '22222222-2222-4222-8222-222222222222' } as const
const COMPANION = { type: 'companion', id: '33333333-3333-4333-8333-333333333333' } as const

describe('an item that is added', () => {
  test('a child is created at once, with the attributes of the specification', async () => {
    await add('child')
    expect(editor().last()).toMatchObject({
      method: 'POST',
      path: `/api/v3/client-files/${FILE}/children`,
      body: { birthdate: '1900-01-01', has_alternating_custody: false, is_handicapped: false },
    })
  })

  test('it keeps its place and its key when the server gives its id, and what was typed before follows', async () => {
    await add('child')
    const before = onlyItem('child')
    type(before.ref, { birthdate: '2015-04-02' })
    await editor().last().answer(201, answerOf(CHILD, {}))
    const after = onlyItem('child')
    expect(after).toEqual({ key: before.key, ref: CHILD })
    expect(selectEdited(editor().store.getState(), 'child', CHILD.id)?.attributes.birthdate).toBe('2015-04-02')
    // A field may still report under the former id.
    type(before.ref, { is_handicapped: true })
    await editor().pass(800)
    expect(editor().last()).toMatchObject({
      method: 'PUT',
      path: `/api/v3/client-files/${FILE}/children/${CHILD.id}`,
      body: { birthdate: '2015-04-02', is_handicapped: true },
    })
    expect(editor().last().header('If-Match')).toBe('"1"')
  })

  test('at no moment is it there twice', async () => {
    const lengths = new Set<number>()
    await add('child')
    editor().store.subscribe(() => lengths.add(itemsOf('child').length))
    await editor().last().answer(201, answerOf(CHILD, {}))
    await editor().pass(10_000)
    expect([...lengths]).toEqual([1])
  })

  test('one that ends before it begins waits for either of its years', async () => {
    await add('running_reduction')
    const { ref } = onlyItem('running_reduction')
    const errors = () => selectErrors(editor().store.getState(), ref)
    type(ref, { cap: 'general', amount: 500, first_year: 2026 })
    type(ref, { last_year: 2024 })
    expect(errors()).toEqual({
      first_year: ['Cette année vient après la dernière, 2024'],
      last_year: ['Cette année vient avant la première, 2026'],
    })
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(0)
    type(ref, { first_year: 2023 })
    expect(errors()).toEqual({})
    await editor().pass(800)
    expect(editor().last()).toMatchObject({ method: 'POST', body: { first_year: 2023, last_year: 2024 } })
  })

  test('several are made in the order in which they were added, one after the other', async () => {
    await add('child', { birthdate: '2015-04-02' })
    await add('child', { birthdate: '2018-07-09' })
    const keys = itemsOf('child').map(({ key }) => key)
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(1)
    await editor()
      .last()
      .answer(201, answerOf(CHILD, { birthdate: '2015-04-02' }))
    expect(editor().last()).toMatchObject({ method: 'POST', body: { birthdate: '2018-07-09' } })
    await editor()
      .last()
      .answer(201, answerOf(OTHER_CHILD, { birthdate: '2018-07-09' }))
    expect(itemsOf('child')).toEqual([
      { key: keys[0], ref: CHILD },
      { key: keys[1], ref: OTHER_CHILD },
    ])
  })

  test('one that the server fails to make does not hold up those that follow', async () => {
    await add('child', { birthdate: '2015-04-02' })
    await add('child', { birthdate: '2018-07-09' })
    await editor().last().answer(500, {})
    expect(editor().last()).toMatchObject({ method: 'POST', body: { birthdate: '2018-07-09' } })
  })

  test('one that is not complete waits until it is, and says so', async () => {
    await add('simulation_charge')
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(0)
    expect(selectSectionState(editor().store.getState(), FILE, 'simulation_charge')).toBe('invalid')
    const { ref } = onlyItem('simulation_charge')
    type(ref, { label: 'Copropriété' })
    type(ref, { amount: '600' })
    await editor().pass(800)
    expect(editor().last()).toMatchObject({
      method: 'POST',
      path: `/api/v3/client-files/${FILE}/simulation-charges`,
      body: { label: 'Copropriété', amount: 600 },
    })
  })

  test('the companion is created at once, with the defaults of the specification, and filled in afterwards', async () => {
    await add('companion')
    expect(editor().last()).toMatchObject({ method: 'POST', path: `/api/v3/client-files/${FILE}/companion` })
    expect(editor().last().body).toEqual({
      honorific: 'mr',
      birthdate: '1900-01-01',
      is_handicapped: false,
      marital_status: 'single',
      matrimonial_property_regime: 'community_property',
      professional_status: 'cdi_during_trial_period',
      confirmed: [],
    })
    await editor().last().answer(201, answerOf(COMPANION, {}))
    expect(selectSectionState(editor().store.getState(), FILE, 'companion')).toBe('saved')
    type(onlyItem('companion').ref, { firstname: 'Paul' })
    await editor().pass(800)
    expect(editor().last()).toMatchObject({ method: 'PUT', body: { firstname: 'Paul' } })
  })

  test('one that the server refuses shows why, and waits for an edit', async () => {
    await add('child')
    await editor()
      .last()
      .answer(422, { message: 'Refusé', errors: { birthdate: ['Trop tôt'] } })
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    const { ref } = onlyItem('child')
    expect(selectErrors(editor().store.getState(), ref)).toEqual({ birthdate: ['Trop tôt'] })
    type(ref, { birthdate: '2015-04-02' })
    await editor().pass(800)
    expect(editor().last()).toMatchObject({ method: 'POST', body: { birthdate: '2015-04-02' } })
  })

  test('a creation without an answer leaves again with its key, so that it is done once', async () => {
    await add('child')
    await editor().last().lose()
    await editor().pass(1_000)
    expect(editor().arrivals.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(editor().arrivals[0]?.header('Idempotency-Key')).toBe(editor().arrivals[1]?.header('Idempotency-Key'))
  })

  test('a note leaves without what only the server writes', async () => {
    await add('note', { note: 'Rappeler en mars' })
    expect(editor().last().body).toEqual({ note: 'Rappeler en mars' })
  })
})

describe('an item that is deleted', () => {
  test('it leaves the screen at once, and the file once the server agrees', async () => {
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await flush()
    expect(itemsOf('current_loan')).toEqual([])
    expect(editor().last()).toMatchObject({
      method: 'DELETE',
      path: `/api/v3/client-files/${FILE}/current-loans/${currentLoan.id}`,
    })
    expect(selectHasUnsaved(editor().store.getState())).toBe(true)
    await editor().last().answer(204)
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
    expect(itemsOf('current_loan')).toEqual([])
  })

  test('one that is gone already is as good as deleted', async () => {
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await flush()
    await editor().last().answer(404, { message: 'Introuvable' })
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
    expect(itemsOf('current_loan')).toEqual([])
  })

  test('while it is being saved: the save ends first', async () => {
    type(currentLoan, { monthly_credit: 300 })
    await editor().pass(800)
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    await editor().pass(5_000)
    expect(editor().arrivals.map(({ method }) => method)).toEqual(['PUT'])
    await editor()
      .last()
      .answer(200, answerOf(currentLoan, { monthly_credit: 300 }, 2))
    expect(editor().arrivals.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  })

  test('a deletion given up before it left does not happen', async () => {
    type(currentLoan, { monthly_credit: 300 })
    await editor().pass(800)
    editor().store.dispatch(deleted({ ref: currentLoan, parentId: FILE }))
    editor().store.dispatch(discarded(currentLoan))
    await editor()
      .last()
      .answer(200, answerOf(currentLoan, { monthly_credit: 300 }, 2))
    await editor().pass(5_000)
    expect(editor().arrivals.map(({ method }) => method)).toEqual(['PUT'])
    expect(itemsOf('current_loan')).toHaveLength(1)
  })

  test('while it is being created: it is deleted under the id that the server gives', async () => {
    await add('child')
    editor().store.dispatch(deleted({ ref: onlyItem('child').ref, parentId: FILE }))
    expect(itemsOf('child')).toEqual([])
    await editor().last().answer(201, answerOf(CHILD, {}))
    expect(editor().last()).toMatchObject({
      method: 'DELETE',
      path: `/api/v3/client-files/${FILE}/children/${CHILD.id}`,
    })
    await editor().last().answer(204)
    expect(itemsOf('child')).toEqual([])
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
  })

  test('before it was ever sent: the server hears nothing, even from a field that reports late', async () => {
    await add('note')
    const { ref } = onlyItem('note')
    editor().store.dispatch(deleted({ ref, parentId: FILE }))
    type(ref, { note: 'Rappeler en mars' })
    editor().store.dispatch(deleted({ ref, parentId: FILE }))
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(0)
    expect(editor().store.getState().autosave).toMatchObject({ drafts: {}, creations: [] })
  })
})

test('a companion switched off and on again is created after the former one is deleted', async () => {
  const attributes = { firstname: 'Paul', lastname: 'Vasseur', net_monthly_income: 2_500 }
  await add('companion', attributes)
  await editor().last().answer(201, answerOf(COMPANION, attributes))
  editor().store.dispatch(deleted({ ref: COMPANION, parentId: FILE }))
  await add('companion', { ...attributes, firstname: 'Luc' })
  await editor().pass(5_000)
  expect(editor().arrivals.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  await editor().last().answer(204)
  expect(editor().last()).toMatchObject({ method: 'POST', body: { firstname: 'Luc' } })
})

test.each(['child', 'companion'] as const)(
  'a %s taken back before the server answered, and made again, leaves after the former one is created and deleted',
  async (kind) => {
    const ref = kind === 'child' ? CHILD : COMPANION
    await add(kind)
    await editor().last().lose()
    editor().store.dispatch(deleted({ ref: onlyItem(kind).ref, parentId: FILE }))
    await add(kind)
    await editor().pass(1_000)
    expect(editor().arrivals.map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(editor().arrivals[0]?.header('Idempotency-Key')).toBe(editor().arrivals[1]?.header('Idempotency-Key'))
    await editor().last().answer(201, answerOf(ref, {}))
    expect(editor().last()).toMatchObject({
      method: 'DELETE',
      path: expect.stringContaining(kind === 'child' ? ref.id : 'companion') as unknown,
    })
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(3)
    await editor().last().answer(204)
    expect(editor().last().method).toBe('POST')
    expect(editor().last().header('Idempotency-Key')).not.toBe(editor().arrivals[0]?.header('Idempotency-Key'))
  },
)
