import { fitted } from '../../../../../src/features/catalogue/client/lots/placedColumns'

const column = (key: string, width: number, fixed?: 'start' | 'end') => ({
  key,
  title: key,
  width,
  cell: () => null,
  ...(fixed ? { fixed } : {}),
})
const columns = [
  column('rank', 60, 'start'),
  column('lot', 240, 'start'),
  column('price', 100),
  column('effort', 80),
  column('gain', 120),
  column('decision', 100, 'end'),
]
const widths = (place: number) => fitted(columns, place).map(({ width }) => width)

test('the columns that a place holds whole fill it, and none is cut at the edge of what stays in sight', () => {
  // 640 less 400 of those that stay: price and effort take 180, and share the 60 that are left.
  expect(widths(640)).toEqual([60, 240, 130, 110, 120, 100])
})

test('columns that all have room, and those of which none has, keep their widths', () => {
  const usual = [60, 240, 100, 80, 120, 100]
  expect(widths(900)).toEqual(usual)
  expect(widths(450)).toEqual(usual)
})
