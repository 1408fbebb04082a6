import { waitFor } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { api } from '#client/api'
import { selectSolution, solutionOpened } from '#features/clientFile/client/calculation'
import { selectResource } from '#client/entities'
import { sessionStarted } from '#client/session'
import { offlineDataForgotten } from '#client/store'
import { simulate } from '#domain'
import { context } from '../../domain/support/examples'
import { json } from '../../support/client/answers'
import { device, memoryStorage, openApplication } from '../../support/client/application'
import { FILE } from '../../support/client/clientFile'
import { fileServer } from '../../support/client/fileServer'

const firm = {
  type: 'simulation_configuration',
  id: 'lmnp_amortissement',
  attributes: {
    loan_rates: { 10: 0.029, 15: 0.031, 20: 0.033, 25: 0.035, 30: 0.038 },
    loan_insurance_rate: 0.0034,
    yearly_rent_revaluation_rate: 0.01,
  },
}
const montpellier = {
  type: 'location',
  id: 'montpellier-34000',
  attributes: { name: 'Montpellier', kind: 'municipality', postal_codes: ['34000'] },
}
const calculated = {
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

/** A computer, and a server that knows places, the firm’s assumptions and how to calculate, until the network is lost. */
function computer() {
  const storage = memoryStorage()
  const network = { isDown: false }
  const { answer: answerFile } = fileServer(['see_client_files', 'edit_client_files'])
  const answer = async (request: Request): Promise<Response> => {
    if (network.isDown) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/locations/montpellier-34000')) return json(200, { data: montpellier })
    if (pathname.includes('/simulation/config/')) return json(200, { data: firm })
    return pathname.includes('/simulators/simulation/') ? json(200, calculated) : answerFile(request)
  }
  return { network, open: () => openApplication(answer, storage) }
}

/** Reads the example file, the name of its place and its solution, until all of it is on this device. */
async function workOn({ store }: Awaited<ReturnType<typeof openApplication>>): Promise<void> {
  await store.dispatch(sessionStarted())
  await store.dispatch(api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['simulation'] }))
  await store.dispatch(api.endpoints.read.initiate({ type: 'location', id: montpellier.id }))
  store.dispatch(solutionOpened(FILE))
  await waitFor(() => {
    expect(selectSolution(store.getState()).status).toBe('ready')
  })
  await waitFor(async () => {
    const kept = JSON.stringify(await entries(device))
    expect(kept).toContain('"name":"Montpellier"')
    expect(kept).toContain('"rules_as_of":"2026-11-20"')
  })
}

test('without a network, a file opened in an earlier visit names its place and has the figures of its solution', async () => {
  const { network, open } = computer()
  const first = await open()
  await workOn(first)
  first.close()

  network.isDown = true
  const { store } = await open()
  await store.dispatch(sessionStarted())
  expect(selectResource(store.getState(), 'location', montpellier.id)?.attributes.name).toBe('Montpellier')
  store.dispatch(solutionOpened(FILE))
  await waitFor(() => {
    expect(selectSolution(store.getState())).toMatchObject({ status: 'ready', by: 'device', isOutdated: false })
  })
  const { configuration, result } = selectSolution(store.getState())
  if (!configuration) throw new Error('Nothing was calculated.')
  const here = simulate(configuration, context)
  expect(here).toMatchObject({ kind: 'simulated', indicators: result?.data.indicators })
  expect(result?.data.indicators.average_effort).not.toBe(calculated.data.indicators.average_effort)
})

test('what the solution was calculated with leaves this device with its file', async () => {
  const application = await computer().open()
  await workOn(application)
  application.store.dispatch(offlineDataForgotten())
  await waitFor(async () => {
    expect(JSON.stringify(await entries(device))).not.toContain('"rules_as_of"')
  })
})
