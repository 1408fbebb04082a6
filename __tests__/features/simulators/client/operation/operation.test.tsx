import { screen, waitFor, within } from '@testing-library/react'
import { schemes } from '#domain'
import { formatEuros } from '#client/ui'
import { solutionConfiguration } from '#features/simulation/contract'
import type { SimulationAnswer } from '#features/simulation/client'
import { OperationScreen } from '../../../../../src/features/simulators/client/operation/OperationScreen'
import { openOperation } from './support/openOperation'
import { simulated } from './support/operationServer'
import { specified } from './support/schemes'

const open = (answers: string) =>
  openOperation(<OperationScreen />, `/simulateurs/simulation-chiffree-investissement?${answers}`)

/** The average effort on screen, as it is written among the figures. */
const shownEffort = () =>
  document.querySelector('.key-figure-lead [data-figure="indicators.average_effort"]')?.textContent.split(', ')[0]

/** The average effort of what was posted last, as the call answers it. */
async function answered(sent: readonly object[]): Promise<string> {
  const { data } = (await simulated(sent.at(-1) ?? {}).json()) as SimulationAnswer
  return formatEuros(Math.abs(data.indicators.average_effort))
}

const isResultShown = () =>
  waitFor(() => {
    expect(shownEffort()).toBeDefined()
  })

/** What is asked on screen, by the words of each field. */
const asked = () =>
  new Set([...document.querySelectorAll('form :is(label, legend)')].map(({ textContent }) => textContent))

const labelsOf = (names: readonly string[]) => {
  const fields: Readonly<Record<string, { readonly label: string }>> = solutionConfiguration.fields
  return names.map((name) => fields[name]?.label ?? name)
}

describe('the ten schemes', () => {
  test.each(specified)('%s has the figures of the call before anybody types', async (_scheme, project) => {
    const { sent } = await open(`project=${project}`)
    await isResultShown()
    expect(shownEffort()).toBe(await answered(sent))
    expect(sent).toHaveLength(1)
  })

  test.each(specified)('%s asks its own questions, and those of no other', async (_scheme, project) => {
    const { sent } = await open(`project=${project}`)
    await isResultShown()
    const own = Object.keys(schemes.find(project)?.questions ?? {})
    const others = Object.keys(schemes.questions()).filter((name) => !own.includes(name))
    const words = labelsOf(own)
    expect(words.filter((label) => !asked().has(label))).toEqual([])
    expect(labelsOf(others).filter((label) => asked().has(label) && !words.includes(label))).toEqual([])
    expect(others.filter((name) => Object.hasOwn(sent.at(-1) ?? {}, name))).toEqual([])
  })
})

const priceField = () => screen.getByRole('textbox', { name: /^Prix du bien/ })

test('what is typed is calculated, by this device without a network: the same as the server', async () => {
  const { sent, state, user } = await open('project=long_term_rental')
  await isResultShown()
  const before = shownEffort()
  expect(screen.getAllByText('exemple, à remplacer').length).toBeGreaterThan(0)
  state.isCut = true
  await user.type(priceField(), '300000')
  await user.tab()
  await waitFor(() => {
    expect(screen.getByText('Calculé sur cet appareil')).toBeVisible()
  })
  const here = shownEffort()
  expect(here).not.toBe(before)
  state.isCut = false
  globalThis.dispatchEvent(new Event('offline'))
  globalThis.dispatchEvent(new Event('online'))
  await waitFor(() => {
    expect(sent).toHaveLength(2)
  })
  expect(sent.at(-1)).toMatchObject({ property_price: 300_000 })
  expect(here).toBe(await answered(sent))
})

test('a price that is none keeps the last result, and says what is awaited', async () => {
  const { user } = await open('project=long_term_rental&property_price=200000')
  await isResultShown()
  await user.clear(priceField())
  await user.type(priceField(), '-5')
  await user.tab()
  expect(await screen.findByText(/À compléter ou à corriger.*prix du bien/i)).toBeVisible()
  expect(shownEffort()).toBeDefined()
})

test('each amount is explained', async () => {
  const { user } = await open('project=malraux')
  await isResultShown()
  const amount = document.querySelector<HTMLElement>('.key-figure-lead [data-figure="indicators.average_effort"]')
  if (!amount) throw new Error('The effort is shown')
  await user.click(amount)
  const drawer = await screen.findByRole('dialog', undefined, { timeout: 5_000 })
  expect(await within(drawer).findByText('Ce qui changerait ce montant', undefined, { timeout: 5_000 })).toBeVisible()
  expect(within(drawer).queryByText('Montant non expliqué')).toBeNull()
  expect(within(drawer).queryByRole('button', { name: /^Modifier/ })).toBeNull()
})

test('the result is looked at year by year, by its loan, its tax and what it rests on', async () => {
  const { user } = await open('project=lmnp_amortissement')
  await isResultShown()
  for (const [tab, caption] of [
    ['Tableau annuel', /Tableau annuel de l’opération/],
    ['Amortissement', /Tableau d’amortissement/],
    ['Fiscalité', /Impôt du foyer avant et après/],
    ['Hypothèses', /Hypothèses du calcul/],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByRole('table', { name: caption })).toBeVisible()
  }
  expect(screen.getAllByText('Vos réponses').length).toBeGreaterThan(1)
  expect(screen.queryByText('Dossier')).toBeNull()
})

test('another regime is taken from the tax of the operation', async () => {
  const { sent, user } = await open('project=long_term_rental')
  await isResultShown()
  await user.click(screen.getByRole('tab', { name: 'Fiscalité' }))
  await user.click(await screen.findByRole('button', { name: 'Retenir' }))
  await waitFor(() => {
    expect(sent).toHaveLength(2)
  })
  expect(sent[0]).not.toHaveProperty('tax_regime')
  expect(sent[1]).toHaveProperty('tax_regime')
})

test('what a link says wrong is marked, in an open group', async () => {
  await open('project=long_term_rental&fiscal_part=50')
  expect(await screen.findByRole('textbox', { name: /^Nombre de parts/ })).toBeInvalid()
  expect(await screen.findByText(/À compléter ou à corriger.*nombre de parts/i)).toBeVisible()
})

test('a scheme that is none is asked for', async () => {
  await open('project=inconnu')
  expect(await screen.findByText(/À compléter ou à corriger.*dispositif/i)).toBeVisible()
})

test('the rules refuse with their words, and the answers stay', async () => {
  const { user } = await open('project=pinel')
  await isResultShown()
  const date = screen.getByRole('textbox', { name: /^Date prévue de l’acte/ })
  await user.clear(date)
  await user.type(date, '01/03/2026')
  await user.tab()
  expect(await screen.findByText(/La réduction Pinel/, { selector: '.simulator-refusals li' })).toBeVisible()
  expect(date).toHaveValue('01/03/2026')
})
