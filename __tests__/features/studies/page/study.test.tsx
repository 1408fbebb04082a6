import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { chaptersOf } from '#features/studies/contract/chapters'
import type { ReadersQuestion } from '#features/studies/contract'
import { moved, type SliderValues, type StudyFacts } from '#features/studies/contract/study'
import { writeFigure } from '#presentation/formats'
import { figuresOf, studyFacts, studyReading } from '../../../support/studies/reading'
import { openStudy, studyServer } from './support/openStudy'

beforeEach(() => {
  localStorage.clear()
  window.location.hash = ''
  // jsdom has nothing to scroll.
  window.scrollTo = () => undefined
})

/** jsdom goes nowhere: a download would be told as an error. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[download]')) event.preventDefault()
}
beforeAll(() => {
  window.addEventListener('click', stay)
})
afterAll(() => {
  window.removeEventListener('click', stay)
})

const NOT_TOLD = 'Votre lecture n’est plus signalée. Vos questions le sont encore.'

/** What a reader asked, and was answered. */
const answeredQuestion = (changes: Partial<ReadersQuestion> = {}): ReadersQuestion => ({
  id: 'q1',
  chapter: 'cover',
  figure: null,
  amount: null,
  text: 'Et la taxe foncière ?',
  asked_at: '2026-11-20T10:00:00Z',
  answer: 'Elle est comptée dans les charges.',
  answered_at: '2026-11-21T10:00:00Z',
  ...changes,
})

/** Follows a link of the page to a chapter, as the browser does. */
async function goTo(key: string): Promise<void> {
  await act(async () => {
    window.location.hash = key
    await new Promise((resolve) => setTimeout(resolve))
  })
}

const effortOf = (facts: StudyFacts): string =>
  writeFigure(Math.abs(figuresOf(facts).result.indicators.average_effort), 'euros_per_month')

const withValues = (facts: StudyFacts, values: SliderValues): StudyFacts => ({
  ...facts,
  operation: {
    ...facts.operation,
    configuration: moved(facts.operation.configuration, facts.sliders, values),
  },
})

test('the cover comes first, then each chapter under an address of its own, its title having the focus', async () => {
  const reading = studyReading()
  openStudy(reading)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Étude de Nadia et Adrien Marchetti')
  for (const { key, title } of chaptersOf(reading.facts, reading.figures)) {
    await goTo(key)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  }
  expect(screen.getByRole('heading', { name: /Et maintenant/ })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'claire.aubrac@ormeval.example' })[0]).toHaveAttribute(
    'href',
    'mailto:claire.aubrac@ormeval.example',
  )
})

test('chapters that were left count as read, and stay so on this device', async () => {
  const { unmount } = openStudy()
  expect(screen.getByText('0 chapitre lu sur 11')).toBeInTheDocument()
  await goTo('situation')
  await goTo('effort')
  expect(screen.getByText('1 chapitre lu sur 11')).toBeInTheDocument()
  unmount()
  openStudy()
  expect(screen.getByRole('link', { name: /^Votre situation.*, lu$/ })).toBeInTheDocument()
})

test('the arrows lead to the next chapter and back, but not those of a slider', async () => {
  openStudy()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(window.location.hash).toBe('#situation')
  await goTo('situation')
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Apport' }), { key: 'ArrowRight' })
  expect(window.location.hash).toBe('#situation')
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(window.location.hash).toBe('#cover')
})

test('a slider gives exactly the figures of the operation that it makes, and one comes back to the proposal', async () => {
  const facts = studyFacts()
  const { user } = openStudy(studyReading({ facts }))
  const panel = () => within(screen.getByRole('region', { name: 'Et si…' }))
  fireEvent.change(panel().getByRole('slider', { name: 'Apport' }), { target: { value: '40000' } })
  const expected = withValues(facts, { contribution: 40_000 })
  expect(effortOf(expected)).not.toBe(effortOf(facts))
  expect(await panel().findByText(/avec vos réglages/)).toBeInTheDocument()
  expect(panel().getByRole('button', { name: new RegExp(effortOf(expected)) })).toBeInTheDocument()
  expect(panel().getByRole('status')).toHaveTextContent(/^Vos réglages/)

  await goTo('effort')
  await user.click(screen.getByRole('button', { name: /^Voir les \d+ lignes$/ }))
  const chapter = chaptersOf(expected, figuresOf(expected)).find(({ key }) => key === 'effort')
  const rows = chapter?.blocks.find((block) => block.kind === 'table')?.rows ?? []
  expect(rows.length).toBeGreaterThan(20)
  const table = screen.getByRole('table', { name: 'L’opération, année par année' })
  const written = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(', expliquer', '')),
  )
  expect(written).toEqual(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.amount))))

  await user.click(panel().getByRole('button', { name: 'Revenir à la proposition' }))
  expect(panel().getByText(/dans la proposition/)).toBeInTheDocument()
  expect(panel().getByRole('button', { name: new RegExp(effortOf(facts)) })).toBeInTheDocument()
})

/** A screen that is wide enough, or not, for what stands beside a chapter. */
const onScreen = (isWide: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { ...STILL_LIST, media, matches: isWide }))
const STILL_LIST = { onchange: null, addListener: () => undefined, removeListener: () => undefined }

test.each([
  { isWide: false, order: ['figure', 'sliders', 'table', 'aside'] },
  { isWide: true, order: ['figure', 'table', 'aside', 'sliders'] },
])('sliders stand under the chart of the effort, beside it on a wide screen: $isWide', async ({ isWide, order }) => {
  const screens = onScreen(isWide)
  openStudy()
  await goTo('effort')
  const places = {
    figure: screen.getByRole('figure'),
    sliders: screen.getByRole('region', { name: 'Et si…' }),
    table: screen.getByRole('table', { name: 'L’opération, année par année' }),
    aside: screen.getByRole('complementary', { name: 'À essayer, à demander' }),
  }
  const byPlace = Object.entries(places).sort(([, one], [, other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(byPlace.map(([name]) => name)).toEqual(order)
  screens.mockRestore()
})

test('prudence is that of the settings, the variants stay those of the proposal and it is said', async () => {
  const facts = studyFacts()
  openStudy(studyReading({ facts }))
  fireEvent.change(screen.getByRole('slider', { name: 'Durée du prêt' }), { target: { value: '15' } })
  await screen.findByText(/avec vos réglages/)
  await goTo('comparison')
  expect(screen.getByText(/Les variantes restent celles de la proposition/)).toBeInTheDocument()
  await goTo('risks')
  const sincerity = figuresOf(withValues(facts, { duration: 15 })).sincerity
  expect(sincerity).not.toBeNull()
  expect(document.body.textContent).toContain(writeFigure(Math.abs(sincerity?.prudent_effort ?? 0), 'euros_per_month'))
})

test('sliders stop at the bounds that the adviser set', async () => {
  openStudy()
  const slider = screen.getByRole('slider', { name: 'Apport' })
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['10000', '60000'])
  fireEvent.change(slider, { target: { value: '900000' } })
  expect(slider).toHaveValue('60000')
  expect(await screen.findByText(/avec vos réglages/)).toBeInTheDocument()
})

test('an amount is explained by the calculation, its parts in their turn, and can be asked about', async () => {
  const reading = studyReading()
  const { user, server } = openStudy(reading)
  await goTo('effort')
  const written = writeFigure(Math.abs(reading.figures.result.indicators.average_effort), 'euros_per_month')
  const [amount] = within(screen.getByRole('article')).getAllByRole('button', { name: new RegExp(`^${written}`) })
  await user.click(amount ?? document.body)
  const panel = within(screen.getByRole('dialog', { name: /D’où vient ce montant/ }))
  expect(await panel.findByRole('heading', { name: 'Calcul' })).toBeInTheDocument()
  const parts = panel.getAllByRole('button', { name: /, expliquer$/ })
  await user.click(parts[0] ?? document.body)
  expect(panel.getByRole('button', { name: /^Revenir/ })).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: `Poser une question sur ${written}` }))
  await user.type(screen.getByLabelText(/Votre question à/), 'Pourquoi ?')
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  await waitFor(() => {
    expect(server.told).toContainEqual(
      expect.objectContaining({
        event: 'question_asked',
        page: 'effort',
        key: 'indicators.average_effort',
        amount: written,
        text: 'Pourquoi ?',
      }),
    )
  })
  expect(server.told).toContainEqual(
    expect.objectContaining({ event: 'amount_explained', key: 'indicators.average_effort' }),
  )
})

test('a question that was asked of an amount says which one', async () => {
  const asked = answeredQuestion({ chapter: 'effort', figure: 'yearly_report.2030.net_wealth', amount: '12 345 €' })
  const { user } = openStudy(studyReading({ questions: [asked] }))
  await user.click(screen.getByRole('button', { name: 'Question' }))
  expect(screen.getByText(/« Patrimoine net, 2030 » : 12 345 €$/)).toBeInTheDocument()
})

test('arrows go through the amounts of a table, past what is none', async () => {
  const { user } = openStudy()
  await goTo('effort')
  const [row] = within(screen.getByRole('table', { name: 'L’opération, année par année' }))
    .getAllByRole('row')
    .slice(1)
  const amounts = within(row ?? document.body).getAllByRole('button')
  const columns = amounts.map((amount) => Number(amount.closest('td')?.dataset['cell']?.split('-')[1]))
  // The payments of the loan have no calculation of their own.
  expect(columns.some((column, index) => column - (columns[index - 1] ?? column) > 1)).toBe(true)
  amounts[0]?.focus()
  for (const amount of amounts) {
    expect(amount).toHaveFocus()
    await user.keyboard('{ArrowRight}')
  }
  expect(amounts.at(-1)).toHaveFocus()
})

test('what was done with a table stays in its chapter: the next one has its own first amount, and no single row is folded', async () => {
  const { user } = openStudy()
  await goTo('effort')
  const amountsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('button')
  amountsOf('L’opération, année par année')[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(amountsOf('L’opération, année par année')[1]).toHaveFocus()
  await goTo('financing')
  expect(amountsOf('Les prêts').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  const loans = screen.getByRole('region', { name: 'Les prêts' })
  expect(within(loans).queryByRole('button', { name: /^Voir les/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Voir les \d\d lignes$/ })).toBeInTheDocument()
})

test('the chart has a table for who does not see it', async () => {
  const { user } = openStudy()
  await goTo('effort')
  await user.click(screen.getByRole('button', { name: 'Voir le tableau' }))
  const table = screen.getByRole('table', { name: 'L’effort de chaque année' })
  expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(20)
})

test('a question that cannot leave is kept, said, and leaves when the network is back; its answer is shown', async () => {
  const server = studyServer()
  server.answer = 'later'
  const { user, unmount } = openStudy(studyReading(), server)
  await user.click(screen.getByRole('button', { name: 'Question' }))
  await user.type(screen.getByLabelText(/Votre question à/), 'Et la taxe foncière ?')
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  expect(await screen.findByText('Votre question partira dès le retour du réseau.')).toBeInTheDocument()
  unmount()
  expect(server.told).toEqual([])

  server.answer = 'told'
  server.questions = [answeredQuestion()]
  openStudy(studyReading(), server)
  await waitFor(() => {
    expect(server.told.filter(({ event }) => event === 'question_asked')).toHaveLength(1)
  })
  await user.click(screen.getByRole('button', { name: 'Question' }))
  expect(await screen.findByText('Elle est comptée dans les charges.')).toBeInTheDocument()
  expect(screen.queryByText('Votre question partira dès le retour du réseau.')).not.toBeInTheDocument()
})

test('a page that is looked at again shows what was answered since, asked once a minute at most; it was opened once', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const server = studyServer()
  let asked = 0
  const answered = answeredQuestion()
  const counting = {
    ...server,
    readQuestions: () => {
      asked += 1
      return Promise.resolve([answered])
    },
  }
  const { tools } = openStudy(studyReading(), counting)
  const lookAgainAfter = async (seconds: number) => {
    await jest.advanceTimersByTimeAsync(seconds * 1_000)
    await act(() => Promise.resolve(fireEvent(document, new Event('visibilitychange'))))
  }
  await lookAgainAfter(50)
  expect(asked).toBe(0)
  await lookAgainAfter(50)
  await lookAgainAfter(50)
  expect(asked).toBe(1)
  expect(tools.answered.get()).toEqual([answered])
  expect(server.told.filter(({ event }) => event === 'opened')).toHaveLength(1)
  jest.useRealTimers()
})

test('a question that the server refuses does not keep the next one waiting; its text stays until it is taken up', async () => {
  const server = studyServer()
  server.refusedText = 'Refusée ?'
  server.answer = 'later'
  const { user, tools, unmount } = openStudy(studyReading(), server)
  await goTo('tax')
  await user.click(screen.getByRole('button', { name: 'Question' }))
  await user.type(screen.getByLabelText(/Votre question à/), 'Refusée ?')
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  await user.type(screen.getByLabelText(/Votre question à/), 'Suivante ?')
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  expect(tools.waiting.get().map(({ text }) => text)).toEqual(['Refusée ?', 'Suivante ?'])
  unmount()

  server.answer = 'told'
  window.location.hash = ''
  const { unmount: leave } = openStudy(studyReading(), server)
  await user.click(await screen.findByRole('button', { name: 'La relire' }))
  expect(server.told.filter(({ event }) => event === 'question_asked').map(({ text }) => text)).toEqual(['Suivante ?'])
  expect(screen.getByText(/n’a pas été reçue : le serveur l’a refusée/)).toBeInTheDocument()
  leave()

  server.refusedText = null
  openStudy(studyReading(), server)
  await user.click(await screen.findByRole('button', { name: 'La relire' }))
  await user.click(screen.getByRole('button', { name: 'Reprendre ce texte' }))
  expect(screen.getByLabelText(/Votre question à/)).toHaveValue('Refusée ?')
  expect(screen.getByLabelText(/Votre question à/)).toHaveFocus()
  expect(screen.getByRole('dialog', { name: /^Votre question sur .*La fiscalité/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  await waitFor(() => {
    expect(server.told).toContainEqual(
      expect.objectContaining({ event: 'question_asked', page: 'tax', text: 'Refusée ?' }),
    )
  })
  expect(screen.queryByText(/n’a pas été reçue/)).not.toBeInTheDocument()
})

test('a question that is refused at once is said so', async () => {
  const server = studyServer()
  server.answer = 'refused'
  const { user } = openStudy(studyReading(), server)
  await user.click(screen.getByRole('button', { name: 'Question' }))
  await user.type(screen.getByLabelText(/Votre question à/), 'Pourquoi ?')
  await user.click(screen.getByRole('button', { name: 'Envoyer la question' }))
  expect(await screen.findByText(/Son texte est gardé plus bas/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.queryByText('Pourquoi ?')).not.toBeInTheDocument()
})

test('who refuses to be followed is told of no more, on this device for good', async () => {
  const { user, server, unmount } = openStudy()
  await user.click(screen.getByRole('button', { name: 'Désactiver' }))
  expect(server.told.map(({ event }) => event)).toEqual(['opt_out'])
  expect(screen.queryByText(/Votre lecture est signalée/)).not.toBeInTheDocument()
  expect(screen.getByText(NOT_TOLD)).toBeInTheDocument()
  await goTo('situation')
  await user.click(screen.getByRole('link', { name: 'Télécharger le PDF' }))
  unmount()
  openStudy(studyReading(), server)
  await user.click(screen.getByRole('link', { name: 'Télécharger le PDF' }))
  expect(server.told).toHaveLength(1)
})

test('what is told of a reading, and who sees it, is said where one may refuse, and then that it was done', async () => {
  const { user, server } = openStudy()
  await user.click(screen.getByRole('button', { name: 'En savoir plus' }))
  const panel = within(screen.getByRole('dialog', { name: 'Ce qui est signalé de votre lecture' }))
  expect(panel.getByText(/ceux de son cabinet qui suivent votre dossier, le voient/)).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Désactiver' }))
  expect(panel.getByRole('status')).toHaveTextContent(NOT_TOLD)
  expect(server.told.map(({ event }) => event)).toEqual(['opt_out'])
})

test('the chapter of signatures says who signs, and that nothing is signed there', async () => {
  openStudy()
  await goTo('signature')
  expect(screen.getByText(/Il n’y a rien à signer sur cette page/)).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(/Nadia Marchetti — le client/)
})

test('a firm that follows nobody is told nothing, and says nothing', async () => {
  const { user, server } = openStudy(studyReading({ tracking: { isOn: false, hasOptedOut: false } }))
  expect(screen.queryByText(/Votre lecture/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Télécharger le PDF' }))
  expect(server.told).toEqual([])
})

test('a study that is out of date says so', () => {
  openStudy(studyReading({ stale: true }))
  expect(screen.getByText('Votre conseiller prépare une mise à jour.')).toBeInTheDocument()
})

test('a study that replaces another says which one: on the cover, and to who comes straight to a chapter', async () => {
  const sentence = 'Cette étude remplace celle du 25/11/2026.'
  const reading = studyReading({ replaces: { edition: 1, madeOn: '2026-11-25' } })
  window.location.hash = 'effort'
  openStudy(reading)
  expect(screen.getByText(sentence)).toBeInTheDocument()
  await goTo('tax')
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  await goTo('cover')
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

test('a first study replaces none', () => {
  openStudy()
  expect(screen.queryByText(/Cette étude remplace/)).not.toBeInTheDocument()
})
