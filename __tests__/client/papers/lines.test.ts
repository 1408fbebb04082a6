import { linesOf, type TextRun } from '../../../src/client/papers/pdf/lines'
import { masked } from '../../../src/client/papers/text/masked'

/** Letters of 10 points, at so many points from the left and the top of a page of 600 by 800. */
const run = (text: string, left: number, top: number, width: number): TextRun => ({
  text,
  matrix: [10, 0, 0, -10, left, top],
  width,
})

const page: readonly TextRun[] = [
  run('Nombre de parts', 50, 100, 70),
  run('2,50', 300, 101, 20),
  run('Revenu', 50, 130, 35),
  run('fiscal', 88, 130, 25),
  run(' ', 113, 130, 180),
  run('63', 300, 130, 12),
  run('198', 315, 130, 18),
]

/** The same page as it lies after quarter turns to the right. */
function turned(quarters: number): readonly TextRun[] {
  const angle = (quarters * Math.PI) / 2
  const [cosine, sine] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  const turn = (x: number, y: number): [number, number] => [cosine * x - sine * y, sine * x + cosine * y]
  return page.map(({ text, matrix: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], width }) => ({
    text,
    matrix: [...turn(a, b), ...turn(c, d), ...turn(e, f)],
    width,
  }))
}

describe('the lines of a page', () => {
  test.each([0, 1, 2, 3])('are the same when it lies turned by %s quarters', (quarters) => {
    const lines = linesOf(turned(quarters), 4)
    expect(
      lines.map(({ page: number, number: rank, cells }) => [number, rank, ...cells.map(({ text }) => text)]),
    ).toEqual([
      [4, 1, 'Nombre de parts', '2,50'],
      [4, 2, 'Revenu fiscal', '63 198'],
    ])
  })

  test('leave out what runs another way than most, as a note in the margin', () => {
    const note: TextRun = { text: 'N° 2041', matrix: [0, -8, -8, 0, 20, 400], width: 40 }
    expect(linesOf([...page, note], 1)).toHaveLength(2)
  })

  test('of a page without text are none', () => {
    expect(linesOf([], 1)).toEqual([])
  })
})

describe('an excerpt', () => {
  test.each([
    ['Numéro fiscal : 30 01 123 456 789', 'Numéro fiscal : ••••••••••\u00a0789'],
    ['N° fiscal 3001123456789', 'N° fiscal ••••••••••\u00a0789'],
    ['NIR 1 85 05 78 006 084 36', 'NIR ••••••••••\u00a0436'],
    ['IBAN FR76 3000 6000 0112 3456 7890 189', 'IBAN ••••••••••\u00a0189'],
  ])('never shows the number of a person or an account: %s', (text, shown) => {
    expect(masked(text)).toBe(shown)
  })

  test.each(['Salaires | 38 400 | 27 600', '33 | 05/11/2026 | 1 190,22 | 180 250,88', 'SIRET 123 456 789 00012'])(
    'keeps amounts as they are: %s',
    (text) => {
      expect(masked(text)).toBe(text)
    },
  )
})
