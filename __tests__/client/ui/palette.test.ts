import { dark, light, type Palette } from '../../../src/client/ui/theme/palette'

/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

type Name = keyof Palette
const pairs = (inks: readonly Name[], grounds: readonly Name[]): [Name, Name][] =>
  inks.flatMap((ink) => grounds.map((ground): [Name, Name] => [ink, ground]))

const TEXTS = [
  ...pairs(
    ['text', 'textSecondary', 'textTertiary', 'primaryText', 'success', 'warning', 'error', 'violet'],
    ['layout', 'surface', 'elevated', 'sunken', 'hover'],
  ),
  ...pairs(['text', 'textSecondary', 'primaryText'], ['selected']),
  ...pairs(['textPlaceholder'], ['surface']),
  ...pairs(['onSolid'], ['primarySolid', 'primarySolidHover', 'primarySolidActive', 'error']),
  ...pairs(['railText'], ['rail', 'railActive']),
  ...pairs(['textInverse'], ['spotlight']),
  ...pairs(['success'], ['successBackground']),
  ...pairs(['warning'], ['warningBackground']),
  ...pairs(['error'], ['errorBackground']),
  ...pairs(['info'], ['infoBackground']),
  ...pairs(['violet'], ['violetBackground']),
  ...pairs(['neutral'], ['neutralBackground']),
]
const GRAPHICS = [
  ...pairs(['controlBorder', 'focus', 'primary'], ['surface', 'layout']),
  ...pairs(['railMarker'], ['rail']),
  ...pairs(
    [
      'chartRents',
      'chartTaxSaving',
      'chartLoanPayment',
      'chartCharges',
      'chartTaxes',
      'chartEffort',
      'chartNetWealth',
      'chartRemainingCapital',
    ],
    ['surface'],
  ),
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_name, palette) => {
  test.each(TEXTS)('writes %s on %s at 4.5:1 at least', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(GRAPHICS)('draws %s on %s at 3:1 at least', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('the ratio is that of WCAG: 21 for black on white, 3.29 for the brand on white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast(light.primary, light.surface)).toBeCloseTo(3.29, 2)
})
