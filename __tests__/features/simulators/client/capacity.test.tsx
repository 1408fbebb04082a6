import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { checkComplete } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import { simulators } from '#domain'
import { formatEuros } from '#client/ui'
import { sessionStarted } from '#client/session'
import { CapacityScreen } from '../../../../src/features/simulators/client/capacity/CapacityScreen'
import { defaultFirmAssumptions } from '../../../../src/features/simulation/server/operations/defaultFirmAssumptions'
import { json } from '../../../support/client/answers'
import { openApplication, userDocument } from '../../../support/client/application'
import { InTheme } from '../../../support/client/InTheme'

const ON = '2026-11-20'
const { loan_rates, loan_insurance_rate } = defaultFirmAssumptions
const context = {
  asOf: ON,
  market: { zone: 'A' as const, price_per_square_meter: 4_000, rent_per_square_meter: 15 },
  department: '34',
  defaults: defaultFirmAssumptions,
}

type Question = Parameters<typeof simulators.investmentCapacity>[0]

/** A server that calculates: the same domain, with a market and a firm of its own. */
async function server(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith('/me')) return json(200, userDocument('u1', ['see_application_immo']))
  if (pathname.includes('/simulation/config/'))
    return json(200, {
      data: { type: 'simulation_configuration', id: 'long_term_rental', attributes: defaultFirmAssumptions },
    })
  if (pathname.endsWith('/investment-capacity')) {
    const { unverified, ...data } = simulators.investmentCapacity((await request.json()) as Question, context)
    return json(200, { data, meta: { unverified, context } })
  }
  if (pathname.endsWith('/loan-capacity')) return loanCapacity(searchParams)
  return json(404, { message: 'Rien ici.' })
}

function loanCapacity(parameters: URLSearchParams): Response {
  const given = Object.fromEntries([...parameters].map(([name, text]) => [name, Number(text)]))
  const checked = checkComplete(simulatorQuestions.loanCapacity, given)
  if (!checked.valid) return json(422, { message: 'Réponses refusées.', errors: checked.errors })
  const place = null
  const asked = { asOf: ON, defaults: { loan_rates, loan_insurance_rate }, place }
  const result = simulators.named['loan-capacity'](checked.attributes, asked)
  if (result.kind === 'refused') return json(422, { message: 'Refusé.', errors: result.errors })
  const { unverified, ...data } = result.answer
  return json(200, { data, meta: { rules_as_of: ON, unverified, context: asked } })
}

let isOnline = true
beforeEach(() => {
  isOnline = true
})

async function open(search: string) {
  const { store } = await openApplication((request) =>
    isOnline ? server(request) : Promise.reject(new TypeError('Failed to fetch')),
  )
  await store.dispatch(sessionStarted())
  const show = (answers: string) => {
    const router = createMemoryRouter([{ path: '*', Component: CapacityScreen }], { initialEntries: [`/x?${answers}`] })
    return render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
      { wrapper: InTheme },
    )
  }
  const { container, unmount } = show(search)
  return { page: container, leave: unmount, show }
}

const question: Question = {
  net_monthly_income: 5_200,
  annual_tax: 0,
  monthly_loan_payment: 0,
  alimony: 0,
  monthly_rent: 900,
  contribution: 40_000,
  project: 'long_term_rental',
  loan_duration: 20,
  loan_rate: loan_rates['20'],
  insurance_rate: loan_insurance_rate,
}
const ANSWERS = 'net_monthly_income=5200&monthly_rent=900&contribution=40000'
const budgetOf = (asked: Question): string => formatEuros(simulators.investmentCapacity(asked, context).budget)
const lead = (page: HTMLElement) => page.querySelector('.key-figure-lead')?.textContent ?? ''

test('an address is answered: the budget with the usual loan of the firm, and loans by duration side by side', async () => {
  const { page } = await open(ANSWERS)
  await waitFor(() => {
    expect(lead(page)).toContain(budgetOf(question))
  })
  const table = within(await screen.findByRole('table', { name: 'Prêt le plus haut selon la durée' }))
  for (const years of [10, 15, 20, 25])
    expect(table.getByRole('row', { name: new RegExp(`^${years}\\sans`) })).toBeInTheDocument()
})

test('without a network the same figures come from this device, and what was typed stays', async () => {
  const { page } = await open(ANSWERS)
  await waitFor(() => {
    expect(lead(page)).toContain(budgetOf(question))
  })
  isOnline = false
  const income = screen.getByRole('textbox', { name: /^Revenu net mensuel/ })
  fireEvent.change(income, { target: { value: '6100' } })
  fireEvent.blur(income)
  await waitFor(() => {
    expect(lead(page)).toContain(budgetOf({ ...question, net_monthly_income: 6_100 }))
  })
  expect(await screen.findByText('Calculé sur cet appareil')).toBeInTheDocument()
})

test('opened without a network, this device answers for the places that it knows, and for no other', async () => {
  const { page, leave, show } = await open(ANSWERS)
  await waitFor(() => {
    expect(lead(page)).toContain(budgetOf(question))
  })
  leave()
  isOnline = false
  const known = show('net_monthly_income=7000')
  const asked = { ...question, net_monthly_income: 7_000, monthly_rent: 0, contribution: 0 }
  await waitFor(() => {
    expect(lead(known.container)).toContain(budgetOf(asked))
  })
  expect(screen.getByText('Calculé sur cet appareil')).toBeInTheDocument()
  known.unmount()

  const elsewhere = show('net_monthly_income=7000&municipality=sete-34200')
  expect(await screen.findByText(/Vos réponses sont gardées/)).toBeInTheDocument()
  expect(lead(elsewhere.container)).toBe('')
})

test('an impossible value of an address is shown and marked, and the calculation says what it waits for', async () => {
  await open('net_monthly_income=abc')
  expect(screen.getByRole('textbox', { name: /^Revenu net mensuel/ })).toBeInvalid()
  expect(screen.getByText(/^À compléter ou à corriger : Revenu net mensuel du foyer/)).toBeInTheDocument()
})
