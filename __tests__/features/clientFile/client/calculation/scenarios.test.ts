import { solutionOpened } from '#features/clientFile/client/calculation'
import { messages } from '#contract'
import { simulate } from '#domain'
import { scenarioOutcome } from '../../../../../src/features/clientFile/client/calculation/scenarios/scenarioOutcome'
import {
  solutionSections,
  type SolutionSections,
} from '../../../../../src/features/clientFile/client/calculation/sections'
import { context } from '../../../../domain/support/examples'
import { FILE, firm } from '../../../../support/client/clientFile'
import { editorSession } from '../../../../support/client/editor'
import { flush } from '../../../../support/client/network'

const editor = editorSession()
beforeEach(async () => {
  editor().store.dispatch(solutionOpened(FILE))
  await editor().pass(300)
  await editor().last().answer(200, firm)
})

const answer = {
  data: {
    monthly_report: { effort: 287, monthly_income: { rental_income: 742 }, monthly_expense: { charges: [] } },
    yearly_report: [],
    loan_schedule: [],
    indicators: { average_effort: 287 },
    assumptions: [],
    warnings: [],
  },
  meta: { rules_as_of: '2026-11-20', engine_version: '1', unverified: [], context },
}

const ask = async (answers: SolutionSections['simulation']) => {
  const sections = solutionSections(editor().store.getState(), FILE)
  if (!sections) throw new Error('The file is not read.')
  const asked = scenarioOutcome(
    editor().store,
    { ...sections, simulation: { ...sections.simulation, ...answers } },
    '2026-11-20',
  )
  await flush()
  return asked
}

test('a scenario is calculated here, with what the server said of the operation on screen', async () => {
  await editor().last().answer(200, answer)
  const sent = editor().arrivals.length
  const outcome = await ask({ investment_price: 150_000 })
  if (outcome.kind !== 'calculated') throw new Error('It was not calculated.')
  expect(outcome.configuration).toMatchObject({ property_price: 150_000, contribution: 10_000 })
  expect(simulate(outcome.configuration, context)).toMatchObject({ indicators: outcome.answer.data.indicators })
  expect(editor().arrivals).toHaveLength(sent)
})

test('a scenario of another place is asked of the server, which knows its market', async () => {
  await editor().last().answer(200, answer)
  const asked = ask({ municipality: 'nantes-44000' })
  await flush()
  expect(editor().last()).toMatchObject({
    path: '/api/v3/simulators/simulation/lmnp-amortissement',
    body: { municipality: 'nantes-44000' },
  })
  await editor().last().answer(200, answer)
  expect(await asked).toMatchObject({ kind: 'calculated', answer: { data: { indicators: { average_effort: 287 } } } })
})

test('a scenario without a price says what is missing', async () => {
  expect(await ask({ investment_price: null })).toEqual({
    kind: 'incomplete',
    errors: { property_price: [messages.required] },
  })
})
