import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EffortChart, type EffortYear } from '#client/ui/charts'
import { effortGeometry, MARGIN } from '#presentation/charts'
import { effortSentence, type SeriesName } from '#presentation/charts'
import { InTheme } from '../../support/client/InTheme'

/** A loan of two years, then a surplus. Rents cover 12,000 of the 20,000 that go out. */
const years: readonly EffortYear[] = [
  { year: 2026, rents: 6_000, taxSaving: 500, loanPayment: 8_000, charges: 2_000, taxes: 0, effort: 3_500 },
  { year: 2027, rents: 6_000, taxSaving: 0, loanPayment: 8_000, charges: 2_000, taxes: 0, effort: 4_000 },
  { year: 2028, rents: 6_000, taxSaving: 0, loanPayment: 0, charges: 2_000, taxes: 1_000, effort: -3_000 },
]
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the sentence of the chart', () => {
  test('says what the rents cover while the loan runs, and when the effort ends', () => {
    expect(plain(effortSentence(years))).toBe(
      'Les loyers couvrent 60 % des sorties ; l’effort s’éteint fin 2027, avec le prêt.',
    )
    const [first, second, last] = years
    if (!first || !second || !last) throw new Error('Three years')
    expect(plain(effortSentence([first, second, { ...last, loanPayment: 2_000 }]))).toBe(
      'Les loyers couvrent 72 % des sorties ; l’effort s’éteint en 2028, à la fin du prêt.',
    )
  })

  test('says nothing of rents where there are none: who buys the bare ownership lets nothing', () => {
    expect(effortSentence(years.map((year) => ({ ...year, rents: 0 })))).toBe(
      'L’effort s’éteint fin 2027, avec le prêt.',
    )
  })

  test('says that the effort lasts when it does not end', () => {
    expect(plain(effortSentence(years.slice(0, 2)))).toBe(
      'Les loyers couvrent 60 % des sorties ; l’effort dure jusqu’en 2027.',
    )
  })

  test('does not tie the end of the effort to a loan that goes on', () => {
    const loan = years.map((year) => ({ ...year, loanPayment: 8_000 }))
    expect(plain(effortSentence([...loan, ...loan.slice(2).map((year) => ({ ...year, year: 2029 }))]))).toContain(
      's’éteint en 2028.',
    )
  })

  test('says what is to be repaid at once, which no effort holds', () => {
    expect(plain(effortSentence(years, { year: 2028, amount: 209_580 }))).toBe(
      'Les loyers couvrent 60 % des sorties ; l’effort s’éteint fin 2027, avec le prêt. ' +
        'En 2028, 209 580 € de capital sont à rembourser en une fois.',
    )
  })

  test('speaks of a surplus when there is no effort', () => {
    expect(effortSentence(years.slice(2))).toBe('L’opération dégage un excédent chaque année.')
  })
})

describe('the marks of the chart', () => {
  const { bars, line, zero } = effortGeometry(years, 600, 300)
  const barOf = (name: SeriesName, year: number) =>
    bars.find((bar) => bar.name === name && bar.year === year) ?? { y: Number.NaN, height: Number.NaN }
  const bottomOf = ({ y, height }: { y: number; height: number }) => y + height

  test('stack what comes in above zero and what goes out below, without a gap', () => {
    expect(bottomOf(barOf('rents', 2026))).toBeCloseTo(zero)
    expect(bottomOf(barOf('taxSaving', 2026))).toBeCloseTo(barOf('rents', 2026).y)
    expect(barOf('loanPayment', 2026).y).toBeCloseTo(zero)
    expect(barOf('charges', 2026).y).toBeCloseTo(bottomOf(barOf('loanPayment', 2026)))
  })

  test('hold the whole band of what may happen, however far it goes beyond the bars', () => {
    const band = [{ year: 2026, lowest: -20_000, highest: 30_000 }]
    const {
      band: [upper = [], lower = []],
    } = effortGeometry(years, 600, 300, band)
    expect([upper[0]?.y, lower[0]?.y]).toEqual([MARGIN.top, 300 - MARGIN.bottom])
  })

  test('are as tall as their amounts', () => {
    expect(barOf('rents', 2027).height / barOf('charges', 2027).height).toBeCloseTo(3)
  })

  test('put an effort below zero and a surplus above', () => {
    expect(line.map(({ y }) => y > zero)).toEqual([true, true, false])
  })
})

test('amounts are shown by month on demand, a partial year over its own months', async () => {
  render(
    <EffortChart
      figureOf={(year, name) => `${name}.${year}`}
      years={years.map((year, index) => (index === 0 ? { ...year, months: 5 } : year))}
    />,
    { wrapper: InTheme },
  )
  const user = userEvent.setup()
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Par mois' }))
  const slider = screen.getByRole('slider', { name: 'Entrées et sorties par année' })
  // 3,500 over five months, then 4,000 over twelve.
  expect(plain(slider.getAttribute('aria-valuetext') ?? '')).toContain('effort de 700 €')
  act(() => {
    slider.focus()
  })
  await user.keyboard('{ArrowRight}')
  expect(plain(slider.getAttribute('aria-valuetext') ?? '')).toContain('effort de 333 €')
})

test('a year of a few months is named as one', () => {
  render(
    <EffortChart
      figureOf={(year, name) => `${name}.${year}`}
      years={years.map((year, index) => (index === 2 ? { ...year, months: 5 } : year))}
    />,
  )
  expect(screen.getByText('Années incomplètes : 2028 (5 mois).')).toBeVisible()
})

test('a year that changes the operation is told with its figures', () => {
  render(
    <EffortChart
      figureOf={(year, name) => `${name}.${year}`}
      years={years}
      marks={[{ year: 2026, label: 'Livraison' }]}
    />,
    { wrapper: InTheme },
  )
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/, livraison$/))
})

test('the year is changed by keyboard, and told with its figures', async () => {
  render(<EffortChart figureOf={(year, name) => `${name}.${year}`} years={years} />, { wrapper: InTheme })
  const user = userEvent.setup()
  const slider = screen.getByRole('slider', { name: 'Entrées et sorties par année' })
  act(() => {
    slider.focus()
  })
  expect(slider).toHaveAttribute('aria-valuenow', '2026')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(slider).toHaveAttribute('aria-valuenow', '2028')
  expect(plain(slider.getAttribute('aria-valuetext') ?? '')).toBe(
    '2028 : excédent de 3 000 €, loyers 6 000 €, économie d’impôt 0 €, mensualité 0 €, charges 2 000 €, impôts 1 000 €',
  )
  await user.keyboard('{Home}')
  expect(slider).toHaveAttribute('aria-valuenow', '2026')
})

test('the figures stand in a table', async () => {
  render(<EffortChart figureOf={(year, name) => `${name}.${year}`} years={years} />, { wrapper: InTheme })
  await userEvent.click(screen.getByRole('button', { name: 'Voir le tableau' }))
  const table = await screen.findByRole('table', { name: 'Entrées, sorties et effort par année' })
  const row = within(table).getByRole('row', {
    name: /^2027/,
  })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => plain(cell.querySelector('button')?.firstChild?.textContent ?? '')),
  ).toEqual(['6 000 €', '0 €', '−8 000 €', '−2 000 €', '0 €', '4 000 €'])
})

test('a series that is always zero is left out', () => {
  render(
    <EffortChart
      figureOf={(year, name) => `${name}.${year}`}
      years={years.map((year) => ({ ...year, taxSaving: 0 }))}
    />,
    { wrapper: InTheme },
  )
  expect(within(screen.getByRole('list', { name: 'Légende' })).queryByText('Économie d’impôt')).toBeNull()
})

test('a year leads to its figures, by a click or by Enter', async () => {
  const chosen: number[] = []
  render(
    <EffortChart figureOf={(year, name) => `${name}.${year}`} years={years} onYear={(year) => chosen.push(year)} />,
    { wrapper: InTheme },
  )
  const user = userEvent.setup()
  const slider = screen.getByRole('slider', { name: 'Entrées et sorties par année' })
  act(() => {
    slider.focus()
  })
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  const { step } = effortGeometry(years, 720, 340)
  await user.pointer({ keys: '[MouseLeft]', target: slider, coords: { clientX: 76 + step * 1.5 } })
  expect(chosen).toEqual([2028, 2027])
})
