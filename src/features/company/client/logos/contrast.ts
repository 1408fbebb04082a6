type Color = readonly [red: number, green: number, blue: number]

/** How large a logo is looked at, points: small is enough for its colours. */
const SIDE = 64

/**
 * How much of a logo stands out on each ground: the contrast of its strongest tenth, from 1 to 21 (WCAG 2.2).
 * Undefined where the browser does not draw it.
 */
export async function contrastOf(address: string, grounds: readonly Color[]): Promise<readonly number[] | undefined> {
  const points = await pointsOf(address)
  if (!points || points.length === 0) return undefined
  return grounds.map((ground) => {
    const contrasts = points
      .map((point) => contrast(luminance(over(point, ground)), luminance(ground)))
      .sort((a, b) => b - a)
    return contrasts[Math.floor(contrasts.length / 10)] ?? 1
  })
}

type Point = readonly [...Color, opacity: number]

async function pointsOf(address: string): Promise<readonly Point[] | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return undefined
  }
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(image, 0, 0, SIDE, SIDE)
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  const points: Point[] = []
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    if (opacity > 0.1) points.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, opacity])
  }
  return points
}

const over = ([red, green, blue, opacity]: Point, ground: Color): Color => [
  red * opacity + ground[0] * (1 - opacity),
  green * opacity + ground[1] * (1 - opacity),
  blue * opacity + ground[2] * (1 - opacity),
]

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Color): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
