import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { checkComplete } from '#contract'
import { simulators } from '#domain'
import { Places } from '#client/screens/places'
import { simulatorQuestions } from '#features/simulation/contract'
import { PinelOptimalScreen } from '../../../../../src/features/simulators/client/pinel/PinelOptimalScreen'
import { ReducedVatScreen } from '../../../../../src/features/simulators/client/reducedVat/ReducedVatScreen'
import { readInputs } from '../../../../../src/features/simulators/client/shell/addressInputs'
import { json } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { InTheme } from '../../../../support/client/InTheme'
import { context } from './support'

type Asked = (parameters: URLSearchParams) => Response

/** What the server would answer: the same calculation. */
const answerOf = ({ kind, ...calculation }: simulators.Calculation<object>): Response =>
  'answer' in calculation
    ? json(200, {
        data: calculation.answer,
        meta: { rules_as_of: context.asOf, unverified: [], context: { ...context, explain: false } },
      })
    : json(422, { message: kind, errors: 'errors' in calculation ? calculation.errors : {} })

const pinelOptimal: Asked = (parameters) => {
  const { pinelOptimal: definition } = simulatorQuestions
  const checked = checkComplete(definition, readInputs(definition, parameters))
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  return answerOf(simulators.named['pinel-optimal'](checked.attributes, context))
}

const reducedVat: Asked = (parameters) => {
  const { reducedVat: definition } = simulatorQuestions
  const checked = checkComplete(definition, readInputs(definition, parameters))
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  return answerOf(simulators.named['reduced-tva'](checked.attributes, context))
}

/** In the quarter of the Mosson. */
const found = {
  label: '12 avenue de Barcelone 34080 Montpellier',
  address: '12 avenue de Barcelone',
  postal_code: '34080',
  municipality: 'montpellier-34000',
  insee_code: '34172',
  latitude: 43.6305,
  longitude: 3.8165,
}

let isOnline = true
beforeEach(() => {
  isOnline = true
})

async function open(Screen: ComponentType, address: string, asked: Asked) {
  const { store } = await openApplication(({ url }) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname, searchParams } = new URL(url)
    if (pathname.includes('/simulators/')) return asked(searchParams)
    if (pathname.includes('/addresses/')) return json(200, { data: [found], meta: { source: 'geoplateforme' } })
    return json(404, { message: 'Introuvable' })
  })
  const show = (at: string) => {
    const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [at] })
    return render(
      <Provider store={store}>
        <Places kind="municipality">
          <RouterProvider router={router} />
        </Places>
      </Provider>,
      { wrapper: InTheme },
    )
  }
  return { ...show(address), show }
}

test('a page that is opened without a network answers by what the server said on an earlier one', async () => {
  const terms = 'municipality=montpellier-34000&pinel_type=pinel_plus&pinel_term=9'
  const lead = '.simulator-result .key-figure-lead'
  const { container, unmount, show } = await open(PinelOptimalScreen, `/?${terms}&annual_tax=5000`, pinelOptimal)
  await waitFor(() => {
    expect(container.querySelector(lead)).toHaveTextContent('250 000 €')
  })
  unmount()
  isOnline = false
  const later = show(`/?${terms}&annual_tax=4000`)
  // 4 000 € a year for nine years, at 18 %.
  await waitFor(() => {
    expect(later.container.querySelector(lead)).toHaveTextContent('200 000 €')
  })
  expect(screen.getByText('Calculé sur cet appareil')).toBeInTheDocument()
})

test('Pinel begins on the last day of the scheme; a later deed is refused on its date, beside the former figures', async () => {
  const { container } = await open(
    PinelOptimalScreen,
    '/?municipality=montpellier-34000&pinel_type=pinel_plus&pinel_term=9&annual_tax=5000',
    pinelOptimal,
  )
  const deed = await screen.findByRole('textbox', { name: /^Date de l’acte/ })
  expect(deed).toHaveValue('31/12/2024')
  // 5 000 € a year for nine years, at 18 %.
  await waitFor(() => {
    expect(container.querySelector('.simulator-result .key-figure-lead')).toHaveTextContent('250 000 €')
  })
  expect(container.querySelector('.simulator-former')).toBeNull()

  fireEvent.change(deed, { target: { value: '01/06/2025' } })
  fireEvent.blur(deed)
  await waitFor(() => {
    expect(screen.getAllByText(/n’est pas ouverte aux achats signés après le 31\/12\/2024/)).toHaveLength(2)
  })
  expect(deed).toHaveAccessibleDescription(/31\/12\/2024/)
  expect(screen.getByRole('note')).toHaveTextContent('Cet acte vient trop tard')
  expect(container.querySelector('.simulator-former .key-figure-lead')).toHaveTextContent('250 000 €')
})

test('an address says where the home stands: its distance to the districts answers the perimeter', async () => {
  const outlines = readFileSync('public/map/districts.json', 'utf8')
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(outlines)))
  const { container } = await open(
    ReducedVatScreen,
    '/?is_main_residence=1&household_composition=2&n_2_taxable_income=38000&property_price=240000',
    reducedVat,
  )
  const address = await screen.findByRole('combobox', { name: /Adresse du logement/ })
  fireEvent.change(address, { target: { value: '12 avenue de Barcelone' } })
  fireEvent.mouseUp(await screen.findByRole('option', { name: found.label }))
  expect(await screen.findByText(/L’adresse est dans le quartier prioritaire « Mosson »/)).toBeInTheDocument()
  await waitFor(() => {
    expect(container.querySelector('.simulator-result .key-figure-lead')).toHaveTextContent('29 000 €')
  })
  expect(container.querySelectorAll('.district-map .district').length).toBeGreaterThan(0)
})
