import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { OperationPrintScreen } from '../../../../../src/features/simulators/client/operation/OperationPrintScreen'
import { OperationScreen } from '../../../../../src/features/simulators/client/operation/OperationScreen'
import { openOperation } from './support/openOperation'

const ADDRESS = '/simulateurs/simulation-chiffree-investissement'

const print = jest.fn()
beforeEach(() => {
  print.mockReset()
  globalThis.print = print
})

const openPaper = (answers: string) => openOperation(<OperationPrintScreen />, `${ADDRESS}/print?${answers}`)

const pages = () => [...document.querySelectorAll<HTMLElement>('.printed-page')]

const arePagesShown = () =>
  waitFor(
    () => {
      expect(pages()).not.toHaveLength(0)
    },
    { timeout: 5_000 },
  )

test('the paper has four pages: summary, years, loan, assumptions; it says what it is of', async () => {
  const { sent } = await openPaper('project=lmnp_amortissement&property_price=250000')
  await arePagesShown()
  expect(pages().map((page) => within(page).getAllByRole('heading')[0]?.textContent)).toEqual([
    'Simulation chiffrée',
    'L’opération, année par année',
    'Amortissement du prêt',
    'Hypothèses et mentions',
  ])
  expect(sent).toEqual([expect.objectContaining({ property_price: 250_000 })])
  const header = within(screen.getByRole('main')).getByText(/LMNP amortissement, /)
  await waitFor(() => {
    expect(header).toHaveTextContent('LMNP amortissement, Montpellier')
  })
  expect(screen.getByText(/^Étude du 20\/11\/2026, par Claire/)).toBeVisible()
  expect(screen.queryByText('Dossier')).toBeNull()
  const examples = screen.getByText(/^Valeurs d’exemple, à remplacer/)
  expect(examples).toHaveTextContent('revenu net mensuel du foyer')
  expect(examples).not.toHaveTextContent('prix du bien')
  expect(print).not.toHaveBeenCalled()
})

test('it prints itself once, where that is asked', async () => {
  await openPaper('project=pinel&auto=1')
  await arePagesShown()
  await waitFor(() => {
    expect(print).toHaveBeenCalledTimes(1)
  })
})

test('it is given as a PDF of the server, told which values are of an example', async () => {
  const save = jest.fn<string, [Blob]>(() => 'blob:paper')
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: jest.fn() })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { printed, user } = await openPaper('project=lmnp_amortissement&property_price=250000')
  await arePagesShown()
  await user.click(screen.getByRole('button', { name: 'Télécharger le PDF' }))
  await waitFor(() => {
    expect(save).toHaveBeenCalledTimes(1)
  })
  expect(printed.map(({ pathname }) => pathname)).toEqual([
    expect.stringMatching(/\/v3\/simulators\/simulation\/[a-z-]+\/pdf$/u),
  ])
  const examples = printed[0]?.searchParams.get('examples')?.split(',')
  expect(examples).toContain('net_monthly_income')
  expect(examples).not.toContain('property_price')
})

test('the simulator leads to its paper with its answers, and the paper back to it', async () => {
  await openOperation(<OperationScreen />, `${ADDRESS}?project=malraux&contribution=45000`)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions du simulateur' }))
  const link = await screen.findByRole('link', { name: 'Imprimer', hidden: true })
  const paper = new URL(link.getAttribute('href') ?? '', 'https://a')
  expect(paper.pathname).toBe(`${ADDRESS}/print`)
  expect(Object.fromEntries(paper.searchParams)).toMatchObject({ project: 'malraux', contribution: '45000', auto: '1' })
})

test('answers that cannot be calculated leave nothing to print, and a way back to them', async () => {
  await openPaper('project=malraux&property_price=beaucoup')
  expect(await screen.findByText('Rien à imprimer')).toBeVisible()
  const back = new URL(
    screen.getByRole('link', { name: 'Retourner à la simulation' }).getAttribute('href') ?? '',
    'https://a',
  )
  expect(Object.fromEntries(back.searchParams)).toEqual({ project: 'malraux', property_price: 'beaucoup' })
})
