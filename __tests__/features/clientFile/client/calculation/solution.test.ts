import type { UnknownAction } from '@reduxjs/toolkit'
import { edited } from '#client/autosave'
import {
  operationTried,
  selectSolution,
  solutionClosed,
  solutionOpened,
  solutionRetried,
  solutionShown,
  trialEnded,
  trialStarted,
  trialTyped,
} from '#features/clientFile/client/calculation'
import { upserted } from '#client/entities'
import { meetingEnded, meetingStarted } from '#client/session/meeting'
import { messages } from '#contract'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import { simulate } from '#domain'
import { context } from '../../../../domain/support/examples'
import { answered, currentLoan, FILE, firm, person, simulation, tax } from '../../../../support/client/clientFile'
import { editorSession } from '../../../../support/client/editor'
import { flush } from '../../../../support/client/network'

const editor = editorSession()

const resultOf = (effort: number) => ({
  data: {
    monthly_report: { effort, monthly_income: { rental_income: 742 }, monthly_expense: { charges: [] } },
    yearly_report: [],
    loan_schedule: [],
    indicators: { average_effort: effort },
    assumptions: [],
    warnings: [],
  },
  meta: { rules_as_of: '2026-11-20', engine_version: '1', unverified: [], context },
})

const solution = () => selectSolution(editor().store.getState())
const effort = () => solution().result?.data.monthly_report.effort
const type = (
  attributes: object,
  { type: kind, id } = { type: simulation.type as 'simulation' | 'current_loan', id: simulation.id },
) => {
  editor().store.dispatch(edited({ ref: { type: kind, id }, parentId: FILE, attributes: { ...attributes } }))
}
const calculations = () => editor().arrivals.filter(({ path }) => path.includes('/simulators/'))
const lastCalculation = () => {
  const last = calculations().at(-1)
  if (!last) throw new Error('Nothing was calculated.')
  return last
}
/** Opens the tab and reads the firm's assumptions; the first calculation is under way. */
const open = async () => {
  editor().store.dispatch(solutionOpened(FILE))
  await editor().pass(300)
  await editor().last().answer(200, firm)
}

describe('when it is calculated', () => {
  test('the open solution is asked for with the firm’s assumptions, and its answer is shown', async () => {
    await open()
    expect(editor().arrivals.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v3/simulation/config/lmnp-amortissement',
      'POST /api/v3/simulators/simulation/lmnp-amortissement',
    ])
    expect(lastCalculation().body).toMatchObject({ client_file: FILE, property_price: 210_000, loan_rate: 0.033 })
    expect(solution()).toMatchObject({ status: 'calculating', result: null })
    await lastCalculation().answer(200, resultOf(287))
    expect(solution()).toMatchObject({
      status: 'ready',
      calculatedAt: Date.now(),
      defaults: { loan_duration: 20, loan_rate: 0.033 },
    })
    expect(effort()).toBe(287)
  })

  test('50 ms after the last change, saved or not', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ investment_price: 220_000 })
    expect(solution().status).toBe('calculating')
    await editor().pass(40)
    type({ investment_price: 230_000 })
    await editor().pass(49)
    expect(calculations()).toHaveLength(1)
    await editor().pass(1)
    expect(calculations()).toHaveLength(2)
    expect(lastCalculation().body).toMatchObject({ property_price: 230_000 })
  })

  test('saving what was typed calculates nothing again', async () => {
    await open()
    type({ investment_price: 220_000 })
    await editor().pass(800)
    await editor()
      .last()
      .answer(200, answered(simulation, { investment_price: 220_000 }, 2))
    await editor().pass(5_000)
    expect(calculations()).toHaveLength(2)
  })

  test('a loan of the household changes it too', async () => {
    await open()
    type({ monthly_credit: 500 }, { type: 'current_loan', id: currentLoan.id })
    await editor().pass(300)
    expect(lastCalculation().body).toMatchObject({ monthly_loan_payment: 500 })
  })

  test.each([
    ['a marriage', { ...person, version: 2, attributes: { ...person.attributes, marital_status: 'widowed' as const } }],
    [
      'the reductions that it uses already',
      { ...tax, version: 2, attributes: { ...tax.attributes, credit_tax_used: 3_000 } },
    ],
  ])('%s, which the server reads of the household, counts once it is saved', async (_, resource) => {
    await open()
    editor().store.dispatch(upserted([resource]))
    await editor().pass(300)
    expect(calculations()).toHaveLength(2)
  })

  test('a residence is not calculated', async () => {
    type({ project: 'personal_residency' })
    editor().store.dispatch(solutionOpened(FILE))
    await editor().pass(700)
    expect(editor().arrivals).toEqual([])
    expect(solution().status).toBe('idle')
  })

  test('nothing is calculated while the tab is closed', async () => {
    type({ investment_price: 220_000 })
    await editor().pass(700)
    expect(editor().arrivals).toEqual([])
  })
})

describe('on another tab', () => {
  const show = async () => {
    editor().store.dispatch(solutionClosed())
    editor().store.dispatch(solutionShown(FILE))
    await editor().pass(300)
  }

  test('what was never calculated is not asked for either', async () => {
    await show()
    await editor().last().answer(200, firm)
    expect(editor().last().path).toBe(`/api/v3/client-files/${FILE}/calculation`)
    await editor().last().answer(200, { data: null })
    expect(solution()).toMatchObject({ status: 'unknown', result: null, kept: null })
    type({ investment_price: 220_000 })
    await editor().pass(700)
    expect(calculations()).toEqual([])
  })

  test('what was calculated elsewhere has its figures here too, and its day', async () => {
    await show()
    await editor().last().answer(200, firm)
    const { project, municipality, seniority } = simulation.attributes
    const data = { calculated_at: '2026-11-12T09:30:00Z', average_effort: 287.4, project, municipality, seniority }
    await editor()
      .last()
      .answer(200, { data, meta: resultOf(0).meta })
    expect(solution()).toMatchObject({ status: 'ready', by: 'device', kept: data })
    expect(solution().result?.data.indicators.net_wealth).toEqual(expect.any(Number))
    expect(calculations()).toEqual([])
  })

  test('the figures are those of this device, and nothing is asked of the server', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    await show()
    expect(solution()).toMatchObject({ status: 'ready', by: 'device', failure: null })
    type({ investment_price: 220_000 })
    await editor().pass(300)
    expect(solution().configuration).toMatchObject({ property_price: 220_000 })
    expect(calculations()).toHaveLength(1)
  })
})

describe('a trial', () => {
  const tryPrice = async (investment_price: number) => {
    editor().store.dispatch(trialStarted())
    editor().store.dispatch(trialTyped({ investment_price }))
    await editor().pass(50)
  }

  test('is calculated in place of what the file says, and written nowhere', async () => {
    await open()
    await tryPrice(150_000)
    expect(lastCalculation().body).toMatchObject({ property_price: 150_000, contribution: 10_000 })
    await editor().pass(10_000)
    expect(editor().arrivals.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('given up, the file is calculated again', async () => {
    await open()
    await tryPrice(150_000)
    editor().store.dispatch(trialEnded())
    await editor().pass(50)
    expect(lastCalculation().body).toMatchObject({ property_price: 210_000 })
  })

  test('goes with the tab', async () => {
    await open()
    await tryPrice(150_000)
    editor().store.dispatch(solutionClosed())
    editor().store.dispatch(solutionOpened(FILE))
    await editor().pass(50)
    expect(lastCalculation().body).toMatchObject({ property_price: 210_000 })
  })
})

describe('a trial that is under way when a meeting begins', () => {
  const tried = () => solution().trial
  const dispatch = (action: UnknownAction) => editor().store.dispatch(action)
  const reopen = () => {
    dispatch(solutionClosed())
    dispatch(solutionOpened(FILE))
    dispatch(trialStarted())
  }
  beforeEach(async () => {
    await open()
    dispatch(trialStarted())
    dispatch(trialTyped({ investment_price: 150_000 }))
    dispatch(meetingStarted(FILE))
    reopen()
  })

  test('goes on in it', async () => {
    await editor().pass(50)
    expect(lastCalculation().body).toMatchObject({ property_price: 150_000 })
  })

  test('once let go, does not come back', () => {
    dispatch(trialEnded())
    reopen()
    expect(tried()).toEqual({})
  })

  test('goes with the meeting', () => {
    dispatch(meetingEnded(true))
    reopen()
    expect(tried()).toEqual({})
  })
})

describe('an answer that is overtaken', () => {
  test('its request is really aborted by the next change, and its answer never shown', async () => {
    await open()
    const [first] = calculations()
    expect(first?.isAborted()).toBe(false)
    type({ investment_price: 220_000 })
    expect(first?.isAborted()).toBe(true)
    await first?.answer(200, resultOf(111))
    expect(solution()).toMatchObject({ status: 'calculating', result: null })
    await editor().pass(300)
    await lastCalculation().answer(200, resultOf(222))
    expect(effort()).toBe(222)
  })

  test('closing the tab aborts it and forgets the solution', async () => {
    await open()
    editor().store.dispatch(solutionClosed())
    expect(lastCalculation().isAborted()).toBe(true)
    await lastCalculation().answer(200, resultOf(111))
    expect(solution()).toMatchObject({ clientFile: null, status: 'idle', result: null })
  })

  test('a tab that opens starts without the result of an earlier one', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    editor().store.dispatch(solutionOpened(FILE))
    expect(solution()).toMatchObject({ clientFile: FILE, status: 'calculating', result: null, defaults: {} })
  })

  test('the former result stays, as a former one, while the next is calculated', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ investment_price: 220_000 })
    expect(solution()).toMatchObject({ status: 'calculating', isOutdated: true })
    expect(effort()).toBe(287)
  })
})

describe('what this device calculates', () => {
  /** What the calculations themselves find for the last question sent, with the context that the server gave. */
  const expected = () => {
    const checked = checkSolutionConfiguration(lastCalculation().body)
    if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
    const result = simulate(checked.attributes.configuration, context)
    if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
    return result.indicators.average_effort
  }
  const average = () => solution().result?.data.indicators.average_effort

  test('is shown until the server answers', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ investment_price: 220_000 })
    await editor().pass(300)
    expect(average()).toBe(expected())
    expect(solution()).toMatchObject({ status: 'calculating', by: 'device', isOutdated: false })
    await lastCalculation().answer(200, resultOf(291))
    expect(average()).toBe(291)
    expect(solution()).toMatchObject({ status: 'ready', by: 'server' })
  })

  test('stands when the network is lost, and gives way to the server when it is back', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ investment_price: 230_000 })
    await editor().pass(300)
    await lastCalculation().lose()
    expect(average()).toBe(expected())
    expect(solution()).toMatchObject({
      status: 'ready',
      by: 'device',
      failure: { kind: 'network' },
      configuration: { property_price: 230_000 },
    })
    await editor().pass(3_000)
    await lastCalculation().answer(200, resultOf(299))
    expect(average()).toBe(299)
    expect(solution()).toMatchObject({ status: 'ready', by: 'server', failure: null })
  })

  test('follows a slider before it rests, and asks the server nothing', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    editor().store.dispatch(operationTried({ contribution: 40_000 }))
    editor().store.dispatch(operationTried({ contribution: 50_000 }))
    await editor().pass(20)
    expect(calculations()).toHaveLength(1)
    expect(solution()).toMatchObject({ by: 'device', isOutdated: false, configuration: { contribution: 50_000 } })
    type({ contribution: 50_000 })
    await editor().pass(300)
    expect(lastCalculation().body).toMatchObject({ contribution: 50_000 })
  })

  test('of the values that a slider goes through while one is previewed, the newest is next', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    const seen = new Set<number | undefined>()
    const leave = editor().store.subscribe(() => seen.add(solution().configuration?.contribution))
    for (const contribution of [40_000, 45_000, 50_000]) editor().store.dispatch(operationTried({ contribution }))
    await editor().pass(20)
    leave()
    expect([...seen].slice(-2)).toEqual([40_000, 50_000])
    expect(seen).not.toContain(45_000)
  })

  test('needs the firm’s assumptions once only', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    await editor().pass(120_000)
    type({ investment_price: 240_000 })
    await editor().pass(300)
    expect(editor().last().path).toBe('/api/v3/simulation/config/lmnp-amortissement')
    await editor().last().lose()
    await lastCalculation().lose()
    expect(solution()).toMatchObject({ status: 'ready', by: 'device', configuration: { property_price: 240_000 } })
  })
})

describe('what cannot be calculated', () => {
  test('what is missing is named, and nothing is posted', async () => {
    type({ investment_price: null })
    await open()
    expect(calculations()).toEqual([])
    expect(solution()).toMatchObject({ status: 'invalid', errors: { property_price: [messages.required] } })
  })

  test('a refusal of the server is shown by field, and goes with the next answer', async () => {
    await open()
    await lastCalculation().answer(422, { message: 'Refusé', errors: { surface: ['Indiquez la surface'] } })
    expect(solution()).toMatchObject({ status: 'invalid', errors: { surface: ['Indiquez la surface'] } })
    type({ surface: 42 })
    await editor().pass(300)
    await lastCalculation().answer(200, resultOf(287))
    expect(solution()).toMatchObject({ status: 'ready', errors: {} })
  })

  test('a failure keeps the last result and is tried again on demand', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ investment_price: 220_000 })
    await editor().pass(300)
    await lastCalculation().answer(500, { message: 'Panne' })
    expect(solution()).toMatchObject({ status: 'failed', isOutdated: true, failure: { kind: 'http', status: 500 } })
    expect(solution().result).not.toBeNull()
    editor().store.dispatch(solutionRetried())
    await editor().pass(300)
    await lastCalculation().answer(200, resultOf(300))
    expect(solution()).toMatchObject({ status: 'ready', isOutdated: false, failure: null })
    expect(effort()).toBe(300)
  })

  test('without a network it is asked for again until there is one', async () => {
    await open()
    await lastCalculation().lose()
    await editor().pass(3_000)
    expect(solution()).toMatchObject({ status: 'failed', failure: { kind: 'network' } })
    await lastCalculation().lose()
    await editor().pass(3_000)
    await lastCalculation().answer(200, resultOf(287))
    expect(calculations()).toHaveLength(3)
    expect(solution().status).toBe('ready')
    await editor().pass(10_000)
    expect(calculations()).toHaveLength(3)
  })

  test('where the server has not said what the place is worth, nothing is calculated here', async () => {
    await open()
    await lastCalculation().answer(200, resultOf(287))
    type({ municipality: 'lille-59000' })
    await editor().pass(300)
    await lastCalculation().lose()
    expect(solution()).toMatchObject({ status: 'failed', isOutdated: true, failure: { kind: 'network' } })
    expect(effort()).toBe(287)
  })

  test('without the firm’s assumptions, the failure is told', async () => {
    editor().store.dispatch(solutionOpened(FILE))
    await editor().pass(300)
    await editor().last().answer(500, { message: 'Panne' })
    expect(solution()).toMatchObject({ status: 'failed', failure: { kind: 'http', status: 500 } })
    await flush()
    expect(calculations()).toEqual([])
  })
})
