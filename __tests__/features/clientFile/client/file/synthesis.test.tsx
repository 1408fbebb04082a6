import { act, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { upserted } from '#client/entities'
import { meetingStarted } from '#client/session/meeting'
import { KeyFigures, formatEuros } from '#client/ui'
import { ChangesProvider } from '../../../../../src/client/editing/changes/ChangesProvider'
import { OpenAggregateContext } from '../../../../../src/client/editing/OpenAggregateContext'
import { solutionSentence } from '../../../../../src/features/clientFile/client/file/synthesis/solutionSentence'
import { SynthesisTab } from '../../../../../src/features/clientFile/client/file/synthesis/SynthesisTab'
import { ageOn } from '../../../../../src/features/clientFile/client/file/synthesis/written'
import { json } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { FILE, exampleFile, simulation } from '../../../../support/client/clientFile'
import { marksOf } from '#features/simulation/contract/report'
import { HighestEffort, RateOfReturn } from '../../../../../src/features/simulation/client/figures/figures'
import { configuration, simulated } from '../../../../domain/support/examples'
import { InTheme } from '../../../../support/client/InTheme'

describe('the sentence that sums an operation up', () => {
  const result = simulated({})
  const end = result.yearly_report.at(-1)?.year
  const sentence = (operation: object, place?: string, figures: object = {}) =>
    solutionSentence({ ...simulation.attributes, ...operation }, place, {
      ...result,
      indicators: { ...result.indicators, average_effort: 287.4, net_wealth: 181_400, ...figures },
    })

  test('says what is bought, where, for how much, what it costs a month and what is left', () => {
    expect(sentence({ surface: 43.2, investment_price: 214_900 }, 'Montpellier')).toBe(
      `LMNP amortissement\u00a0: un bien neuf de 43,2\u00a0m² à Montpellier, 214\u202f900\u00a0€, effort moyen de 287\u00a0€/mois pendant ${result.loan_schedule.length / 12}\u00a0ans, patrimoine net de 181\u202f400\u00a0€ en ${end}.`,
    )
  })
  test('names the works, and calls a surplus a surplus', () => {
    expect(
      sentence({ seniority: 'old', investment_price: 120_000, renovation_price: 90_000 }, undefined, {
        average_effort: -59,
      }),
    ).toContain(
      'un bien ancien, 120\u202f000\u00a0€ et 90\u202f000\u00a0€ de travaux, excédent moyen de 59\u00a0€/mois',
    )
  })
  test('names the capital that a loan in fine leaves to be repaid, which the chart marks', () => {
    const asked = configuration({ loan_amortization_type: 'in_fine', loan_duration: 15, duration_to_display: 20 })
    const inFine = simulated(asked)
    const amount = formatEuros(inFine.loans[0]?.amount)
    const year = inFine.loans[0]?.capital_due?.year
    expect(solutionSentence(simulation.attributes, 'Montpellier', inFine)).toContain(
      `pendant 15\u00a0ans, capital de ${amount} à rembourser en ${year}, patrimoine net`,
    )
    expect(marksOf(inFine, asked)).toContainEqual({ year, label: `Capital à rembourser\u00a0: ${amount}` })
  })
  test('says that nothing is borrowed rather than for how long', () => {
    expect(solutionSentence(simulation.attributes, 'Montpellier', { ...result, loan_schedule: [] })).toContain(
      '€/mois sans emprunt,',
    )
  })
  test.each([
    ['Le Mans', 'au Mans'],
    ['Les Ulis', 'aux Ulis'],
    ['La Rochelle', 'à La Rochelle'],
    ['Lesparre-Médoc', 'à Lesparre-Médoc'],
  ])('joins the article of %s to the preposition', (name, written) => {
    expect(sentence({}, name)).toContain(`un bien neuf ${written},`)
  })
})

test('the worst year of an operation that always leaves something is a surplus, named and never below zero', () => {
  const result = simulated({})
  const { indicators } = result
  const worst = (amount: number) => ({ ...result, indicators: { ...indicators, max_effort: { amount, year: 2030 } } })
  render(
    <KeyFigures>
      <HighestEffort result={worst(-435)} />
      <HighestEffort result={worst(435)} />
    </KeyFigures>,
  )
  const [surplus, effort] = screen.getAllByRole('listitem')
  expect(surplus).toHaveTextContent(/^Excédent le plus bas435 €/)
  expect(effort).toHaveTextContent(/^Effort le plus haut435 €/)
})

test('where no rate says what an operation returns, that is said', () => {
  const result = simulated({})
  const inYear = (cash_flow: number) => result.yearly_report.map((line) => ({ ...line, cash_flow, vat_refund: 0 }))
  const why = (own: number, cash_flow: number, net_wealth: number) => {
    const indicators = { ...result.indicators, irr_after_tax: null, total_cost: own, loan_amount: 0, net_wealth }
    const { unmount } = render(
      <KeyFigures>
        <RateOfReturn result={{ ...result, indicators, yearly_report: inYear(cash_flow) }} />
      </KeyFigures>,
    )
    expect(screen.getByText('—')).toBeVisible()
    const note = screen.getByText(/argent|revient/).textContent
    unmount()
    return note
  }
  expect(why(0, 100, 50_000)).toBe('vous n’y mettez pas d’argent\u00a0: rien à rémunérer')
  expect(why(10_000, -100, 0)).toBe('rien ne vous revient de ce que vous y mettez')
  expect(why(10_000, 2_000, 50_000)).toBe('votre argent y reste trop peu de temps pour le dire')
})

test.each([
  ['1985-11-20', 41],
  ['1985-11-21', 40],
  ['2026-11-20', 0],
  ['1900-01-01', null],
  ['2026-11-21', null],
  ['12/3', null],
  [null, null],
])('on 20 November 2026, somebody born on %s is %s years old', (birthdate, age) => {
  expect(ageOn('2026-11-20', birthdate)).toBe(age)
})

describe('the page', () => {
  async function open(readOnly: boolean, project: 'lmnp_amortissement' | 'personal_residency' = 'personal_residency') {
    const { store } = await openApplication(() => json(500, { message: 'Incident 7' }))
    store.dispatch(upserted(exampleFile))
    store.dispatch(upserted([{ ...simulation, attributes: { ...simulation.attributes, project } }]))
    render(
      <Provider store={store}>
        <MemoryRouter>
          <OpenAggregateContext value={{ type: 'client_file', id: FILE, readOnly }}>
            <ChangesProvider>
              <SynthesisTab />
            </ChangesProvider>
          </OpenAggregateContext>
        </MemoryRouter>
      </Provider>,
      { wrapper: InTheme },
    )
    return { store }
  }
  const card = (name: string) => within(screen.getByRole('region', { name }))

  test('counts what is missing and leads to its field', async () => {
    await open(false)
    expect(card('Le foyer').getByText('Anne Vasseur')).toBeVisible()
    expect(card('Le foyer').getByText('2 à compléter')).toBeVisible()
    const link = card('Le foyer').getByRole('link', { name: 'À compléter : Âge' })
    expect(link).toHaveAttribute('href', `/mes-dossiers/${FILE}/informations?section=person&champ=birthdate`)
  })
  test('shows the figures of the household, its loans that are not over and its rent in its debt', async () => {
    await open(false)
    const figures = card('Sa situation en chiffres')
    expect(figures.getByText('3 350 €/mois')).toBeVisible()
    expect(figures.getByText('4 200 €/an')).toBeVisible()
    expect(figures.getByText('33,4 %')).toBeVisible()
  })
  test('leads nowhere whoever may not edit the file', async () => {
    await open(true)
    expect(card('Le foyer').getAllByText('Non renseigné')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /À compléter/ })).toBeNull()
  })
  test('says to a client what is theirs, and not what is missing', async () => {
    const { store } = await open(false)
    expect(card('Notes internes').getByText(/le client ne les voit jamais/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Activité' })).toBeVisible()
    act(() => {
      store.dispatch(meetingStarted(FILE))
    })
    expect(card('Votre foyer').getByText('Anne Vasseur')).toBeVisible()
    expect(card('Votre foyer').queryByText(/à compléter/i)).toBeNull()
    expect(screen.getByRole('region', { name: 'Votre situation en chiffres' })).toBeVisible()
  })
  test('says why a home has no solution, and lets the project be changed', async () => {
    await open(false)
    expect(card('La solution').getByText(/ce dossier prépare l’achat d’un logement pour l’habiter/)).toBeVisible()
    expect(card('La solution').getByRole('combobox', { name: /Dispositif/ })).toBeEnabled()
  })
  test('says that the solution of an investment could not be calculated', async () => {
    await open(false, 'lmnp_amortissement')
    expect(await screen.findByText(/Une erreur technique est survenue/)).toBeVisible()
  })
})
