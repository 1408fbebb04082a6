import { conflictResolved, edited, selectEdited, selectSectionState } from '#client/autosave'
import { answered, FILE, income } from '../../support/client/clientFile'
import { editorSession } from '../../support/client/editor'
import { flush } from '../../support/client/network'

const editor = editorSession()

const type = (attributes: object) => {
  editor().store.dispatch(edited({ ref: income, parentId: FILE, attributes: { ...attributes } }))
}
const draft = () => editor().store.getState().autosave.drafts[`income/${income.id}`]
const seen = () => selectEdited(editor().store.getState(), 'income', income.id)?.attributes

/** Somebody else wrote two of the attributes that are typed here. */
async function clash() {
  type({ net_monthly_income: 3_300, net_other_income: 200, net_rental_income: 50 })
  await editor().pass(800)
  await editor()
    .last()
    .answer(409, {
      message: 'Modifié ailleurs',
      ...answered(income, { net_monthly_income: 9_000, net_other_income: 900 }, 2),
    })
}

test('a conflict says what they wrote, and which attributes clash', async () => {
  await clash()
  expect(selectSectionState(editor().store.getState(), FILE, 'income')).toBe('conflict')
  expect(draft()?.conflict).toMatchObject({
    remote: { net_monthly_income: 9_000, net_other_income: 900 },
    clashes: ['net_monthly_income', 'net_other_income'],
  })
})

test('it is resolved attribute by attribute; what does not clash is saved with what is kept', async () => {
  await clash()
  editor().store.dispatch(conflictResolved({ ref: income, keepMine: ['net_monthly_income'] }))
  await flush()
  expect(editor().last()).toMatchObject({ method: 'PUT', body: { net_monthly_income: 3_300, net_rental_income: 50 } })
  expect(editor().last().header('If-Match')).toBe('"2"')
  expect(seen()).toMatchObject({ net_monthly_income: 3_300, net_other_income: 900, net_rental_income: 50 })
})

test('all of theirs taken leaves nothing but what did not clash', async () => {
  await clash()
  editor().store.dispatch(conflictResolved({ ref: income, keepMine: [] }))
  await flush()
  expect(editor().last().body).toEqual({ net_rental_income: 50 })
})

test('it ends by itself once what is typed is what they wrote', async () => {
  await clash()
  type({ net_monthly_income: 9_000 })
  expect(draft()?.conflict?.clashes).toEqual(['net_other_income'])
  type({ net_other_income: 900 })
  expect(draft()).toMatchObject({ mode: 'waiting', conflict: null })
})

test('somebody who types without a silence is saved every five seconds all the same', async () => {
  for (let key = 0; key < 9; key += 1) {
    type({ net_monthly_income: 3_300 + key })
    await editor().pass(600)
  }
  expect(editor().arrivals).toHaveLength(1)
})
