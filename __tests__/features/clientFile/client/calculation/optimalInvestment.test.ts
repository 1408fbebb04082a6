import { edited } from '#client/autosave'
import {
  optimalInvestmentClosed,
  optimalInvestmentOpened,
  selectOptimalInvestment,
} from '#features/clientFile/client/calculation/optimalInvestment'
import { answered, FILE, income } from '../../../../support/client/clientFile'
import { editorSession } from '../../../../support/client/editor'
import { flush } from '../../../../support/client/network'

const editor = editorSession()

const state = () => selectOptimalInvestment(editor().store.getState())
const questions = () => editor().arrivals.filter(({ path }) => path.endsWith('/simulators/optimal-investment'))
const refused = { data: [{ project: 'pinel', status: 'refused', reason: 'Fermé' }], meta: {} }

test('the best investments are asked for when they come on screen, and again once a change is saved', async () => {
  editor().store.dispatch(optimalInvestmentOpened(FILE))
  await flush()
  expect(questions()).toHaveLength(1)
  await questions()[0]?.answer(200, refused)
  expect(state()).toMatchObject({ status: 'ready', result: refused.data })

  editor().store.dispatch(edited({ ref: income, parentId: FILE, attributes: { net_monthly_income: 3_300 } }))
  await editor().pass(800)
  expect(questions()).toHaveLength(1)
  await editor()
    .last()
    .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
  expect(questions()).toHaveLength(2)
  expect(state()).toMatchObject({ status: 'calculating', result: refused.data })
})

test('nothing is asked for while nobody looks, and a failure is told', async () => {
  editor().store.dispatch(optimalInvestmentOpened(FILE))
  await flush()
  await questions()[0]?.answer(500, { message: 'Incident' })
  expect(state()).toMatchObject({ status: 'failed', failure: { status: 500 } })
  editor().store.dispatch(optimalInvestmentClosed())
  editor().store.dispatch(edited({ ref: income, parentId: FILE, attributes: { net_monthly_income: 3_300 } }))
  await editor().pass(800)
  await editor()
    .last()
    .answer(200, answered(income, { net_monthly_income: 3_300 }, 2))
  expect(questions()).toHaveLength(1)
})
