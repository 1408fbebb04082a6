import {
  edited,
  retried,
  saveNow,
  selectEdited,
  selectErrors,
  selectHasUnsaved,
  selectSavedAt,
  selectSectionState,
} from '#client/autosave'
import { messages } from '#contract'
import { selectResource } from '#client/entities'
import { answered, FILE, heritage, income } from '../../support/client/clientFile'
import { editorSession } from '../../support/client/editor'
import { flush } from '../../support/client/network'

const editor = editorSession()

const type = (
  attributes: object,
  { type: kind, id } = { type: income.type as 'income' | 'heritage', id: income.id },
) => {
  editor().store.dispatch(edited({ ref: { type: kind, id }, parentId: FILE, attributes: { ...attributes } }))
}
const seen = () => selectEdited(editor().store.getState(), 'income', income.id)?.attributes
const stateOf = (kind: 'income' | 'heritage' = 'income') => selectSectionState(editor().store.getState(), FILE, kind)

describe('the pause', () => {
  test('an edit is sent 800 ms after the last one, with the version that it was made on', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(700)
    type({ net_other_income: 200 })
    await editor().pass(799)
    expect(editor().arrivals).toHaveLength(0)
    expect(stateOf()).toBe('dirty')
    await editor().pass(1)
    expect(editor().last()).toMatchObject({
      method: 'PUT',
      path: `/api/v3/client-files/${FILE}/income`,
      body: { net_monthly_income: 3_300, net_other_income: 200 },
    })
    expect(editor().last().header('If-Match')).toBe('"1"')
    expect(stateOf()).toBe('saving')
  })

  test('a field left, or the page hidden, sends at once', async () => {
    type({ net_monthly_income: 3_300 })
    editor().store.dispatch(saveNow({ type: 'income', id: income.id }))
    await flush()
    expect(editor().arrivals).toHaveLength(1)
    type({ liquidity: 1 }, heritage)
    await editor().signal()
    expect(editor().arrivals).toHaveLength(2)
  })

  test('what was typed is converted by the contract before it is sent', async () => {
    type({ net_monthly_income: '3 300,50' })
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_300.5 })
  })

  test('a value that the server has already is not sent', async () => {
    type({ net_monthly_income: 9_999 })
    type({ net_monthly_income: 3_200 })
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
    expect(stateOf()).toBe('pristine')
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(0)
    expect(editor().store.getState().autosave.drafts).toEqual({})
  })
})

describe('the answer', () => {
  test('a save is said for four seconds, then forgotten', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    expect(stateOf()).toBe('saved')
    expect(selectSavedAt(editor().store.getState(), FILE, 'income')).toBe(Date.now())
    expect(selectHasUnsaved(editor().store.getState())).toBe(false)
    await editor().pass(4_000)
    expect(stateOf()).toBe('pristine')
    expect(editor().store.getState().autosave.drafts).toEqual({})
    expect(seen()?.net_monthly_income).toBe(3_300)
  })

  test('what is typed while a request is under way is kept, and sent after it', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    type({ net_monthly_income: 3_400 })
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(seen()?.net_monthly_income).toBe(3_400)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    expect(seen()?.net_monthly_income).toBe(3_400)
    await editor().pass(0)
    expect(editor().arrivals).toHaveLength(2)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_400 })
    expect(editor().last().header('If-Match')).toBe('"2"')
    expect(editor().arrivals[0]?.header('Idempotency-Key')).not.toBe(editor().last().header('Idempotency-Key'))
  })

  test('the saved value typed again, while a request is changing it, is sent after it', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    type({ net_monthly_income: 3_200 })
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_200 })
  })

  test('the value in flight typed again is not sent twice', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    type({ net_monthly_income: 3_400 })
    type({ net_monthly_income: 3_300 })
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(1)
  })

  test('what the server makes of a value is shown, without being sent back', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_299.99 }, 2))
    expect(seen()?.net_monthly_income).toBe(3_299.99)
    await editor().pass(5_000)
    expect(editor().arrivals).toHaveLength(1)
  })

  test('an older reading that comes after the save takes nothing back', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    editor().store.dispatch({ type: 'entities/upserted', payload: [income] })
    expect(seen()?.net_monthly_income).toBe(3_300)
    expect(selectResource(editor().store.getState(), 'income', income.id)?.version).toBe(2)
  })

  test('two sections are saved in parallel, and their answers may come in any order', async () => {
    type({ net_monthly_income: 3_300 })
    type({ liquidity: 50_000 }, heritage)
    await editor().pass(800)
    const [first, second] = editor().arrivals
    expect([first?.path, second?.path]).toEqual([
      `/api/v3/client-files/${FILE}/income`,
      `/api/v3/client-files/${FILE}/heritage`,
    ])
    await second?.answer(200, answered(heritage, { liquidity: 50_000 }, 2))
    expect([stateOf('income'), stateOf('heritage')]).toEqual(['saving', 'saved'])
    await first?.answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
    expect(stateOf('income')).toBe('saved')
  })
})

describe('what is refused', () => {
  test('a value that our check refuses stays with its message, while the valid ones are saved', async () => {
    type({ net_monthly_income: 'beaucoup', net_other_income: 200 })
    expect(selectErrors(editor().store.getState(), income)).toEqual({ net_monthly_income: [messages.number] })
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_other_income: 200 })
    await editor()
      .last()
      .answer(200, answered(income, { net_other_income: 200 }, 2))
    expect(stateOf()).toBe('invalid')
    expect(seen()).toMatchObject({ net_monthly_income: 'beaucoup', net_other_income: 200 })
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
  })

  test('a 422 is shown on its field and what was typed stays; the other attributes leave again', async () => {
    type({ net_monthly_income: 3_300, net_other_income: 200 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(422, { message: 'Refusé', errors: { net_monthly_income: ['Trop beau'] } })
    await editor().pass(0)
    expect(selectErrors(editor().store.getState(), income)).toEqual({ net_monthly_income: ['Trop beau'] })
    expect(editor().last().body).toEqual({ net_other_income: 200 })
    await editor()
      .last()
      .answer(200, answered(income, { net_other_income: 200 }, 2))
    expect(stateOf()).toBe('invalid')
    expect(seen()?.net_monthly_income).toBe(3_300)
    type({ net_monthly_income: 3_250 })
    expect(selectErrors(editor().store.getState(), income)).toEqual({})
    await editor().pass(800)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_250 })
  })

  test('a message about a value that was corrected meanwhile is not shown', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    type({ net_monthly_income: 3_250 })
    await editor()
      .last()
      .answer(422, { message: 'Refusé', errors: { net_monthly_income: ['Trop beau'] } })
    expect(selectErrors(editor().store.getState(), income)).toEqual({})
    await editor().pass(0)
    expect(editor().last().body).toEqual({ net_monthly_income: 3_250 })
  })

  test('a 422 that names nothing of ours stops, and is tried again on demand only', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(422, { message: 'Refusé', errors: { other: ['Inconnu'] } })
    await editor().pass(60_000)
    expect(editor().arrivals).toHaveLength(1)
    expect(stateOf()).toBe('error')
    expect(seen()?.net_monthly_income).toBe(3_300)
    editor().store.dispatch(retried({ type: 'income', id: income.id }))
    await flush()
    expect(editor().arrivals).toHaveLength(2)
  })
})

describe('reading', () => {
  test('a section that nobody types in is the entity itself, whatever happens in another', async () => {
    type({ net_monthly_income: 3_300 })
    await editor().pass(800)
    expect(selectEdited(editor().store.getState(), 'heritage', heritage.id)).toBe(
      selectResource(editor().store.getState(), 'heritage', heritage.id),
    )
  })

  test('an edited section is the same object until it changes', () => {
    type({ net_monthly_income: 3_300 })
    const before = selectEdited(editor().store.getState(), 'income', income.id)
    type({ liquidity: 50_000 }, heritage)
    expect(selectEdited(editor().store.getState(), 'income', income.id)).toBe(before)
    type({ net_monthly_income: 3_400 })
    expect(selectEdited(editor().store.getState(), 'income', income.id)).not.toBe(before)
  })

  test('messages are the same object until they change', () => {
    expect(selectErrors(editor().store.getState(), income)).toBe(selectErrors(editor().store.getState(), heritage))
    type({ net_monthly_income: 'beaucoup' })
    const before = selectErrors(editor().store.getState(), income)
    type({ liquidity: 50_000 }, heritage)
    expect(selectErrors(editor().store.getState(), income)).toBe(before)
  })

  test('the state of all this is plain data', () => {
    type({ net_monthly_income: 'beaucoup', net_other_income: 200 })
    const { autosave } = editor().store.getState()
    expect(JSON.parse(JSON.stringify(autosave))).toEqual(autosave)
  })
})
