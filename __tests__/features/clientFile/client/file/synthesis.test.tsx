import { act, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { upserted } from '#client/entities'
import { meetingStarted } from '#client/session/meeting'
import { ChangesProvider } from '../../../../../src/client/editing/changes/ChangesProvider'
import { OpenAggregateContext } from '../../../../../src/client/editing/OpenAggregateContext'
import { solutionSentence } from '../../../../../src/features/clientFile/client/file/synthesis/solutionSentence'
import { SynthesisTab } from '../../../../../src/features/clientFile/client/file/synthesis/SynthesisTab'
import { ageOn } from '../../../../../src/features/clientFile/client/file/synthesis/written'
import { json, lineOf } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { exampleFile, FILE, simulation } from '../../../../support/client/clientFile'
import { simulated } from '../../../../domain/support/examples'
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
    const { store, requests } = await openApplication(() => json(500, { message: 'Incident 7' }))
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
    return { store, requests }
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
  test('says to a client what is theirs, and nothing internal', async () => {
    const { store, requests } = await open(false)
    expect(card('Notes internes').getByText(/le client ne les voit jamais/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Activité' })).toBeVisible()
    const before = requests.length
    act(() => {
      store.dispatch(meetingStarted(FILE))
    })
    expect(card('Votre foyer').getByText('Anne Vasseur')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Votre situation en chiffres' })).toBeVisible()
    for (const name of ['Notes internes', 'Activité', 'Prochaine étape'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(
      requests
        .slice(before)
        .map(lineOf)
        .filter((line) => /notes|history/.test(line)),
    ).toEqual([])
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
