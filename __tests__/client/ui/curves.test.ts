import { effortInYear, yearsOf, type Curve } from '../../../src/client/ui/charts/curve'
import { effortGeometry } from '#presentation/charts'
import { curvesGeometry } from '../../../src/client/ui/charts/curvesGeometry'

const curve = (name: string, first: number, efforts: readonly number[]): Curve => ({
  name,
  label: name,
  line: 'solid',
  points: efforts.map((effort, index) => ({ year: first + index, effort })),
})

describe('curves over each other', () => {
  const curves = [curve('A', 2027, [300, 300, 300]), curve('B', 2028, [310, 305, 302, -600])]

  test('share the years of both, each drawn where it has some', () => {
    expect(yearsOf(curves)).toEqual([2027, 2028, 2029, 2030, 2031])
    const { curves: placed } = curvesGeometry(curves, 600, 240)
    expect(placed.map(({ line }) => line.map(({ year }) => year))).toEqual([
      [2027, 2028, 2029],
      [2028, 2029, 2030, 2031],
    ])
  })

  test('put what is to be paid below zero and a surplus above, as the chart of one operation, within the drawing', () => {
    const { curves: placed, gridlines } = curvesGeometry(curves, 600, 240)
    const line = placed[1]?.line ?? []
    const years = [300, -600].map((effort, index) => ({
      ...{ year: 2027 + index, rents: 0, taxSaving: 0, charges: 0, taxes: 0 },
      loanPayment: Math.max(0, effort),
      effort,
    }))
    const { zero, line: ofOne } = effortGeometry(years, 600, 240)
    const zeroOfCurves = gridlines.find(({ euros }) => euros === 0)?.y ?? 0
    expect([line[0], line.at(-1)].map((point) => Math.sign((point?.y ?? 0) - zeroOfCurves))).toEqual(
      ofOne.map(({ y }) => Math.sign(y - zero)),
    )
    for (const { x, y } of line) expect([x > 0 && x < 600, y > 0 && y < 240]).toEqual([true, true])
  })

  test('keep their names clear of one another where they end at the same height', () => {
    const { curves: placed } = curvesGeometry([curve('A', 2027, [300, 280]), curve('B', 2027, [310, 280])], 600, 240)
    expect(Math.abs((placed[0]?.end.y ?? 0) - (placed[1]?.end.y ?? 0))).toBeGreaterThanOrEqual(15)
  })

  test('keep their names within the drawing where they all end at its foot', () => {
    const ending = ['A', 'B', 'C'].map((name) => curve(name, 2027, [300, -500]))
    const ends = curvesGeometry(ending, 600, 240).curves.map(({ end }) => end.y)
    expect(Math.max(...ends)).toBeLessThanOrEqual(212)
    expect(new Set(ends).size).toBe(3)
  })

  test('say an effort and a surplus in words, and nothing of a year that a curve does not hold', () => {
    expect([2027, 2031].map((year) => effortInYear(curves[1] ?? curve('', 0, []), year))).toEqual([
      '',
      'B\u00a0: excédent de 600\u00a0€/mois',
    ])
  })
})
