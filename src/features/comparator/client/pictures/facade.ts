/** What a drawing of a building is made of; paths are in a picture of 160 by 100. */
export interface Facade {
  readonly tint: number
  /** From left to right. */
  readonly blocks: readonly Rectangle[]
  readonly windows: string
  readonly balconies: string
  readonly trees: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the buildings stand. */
export const GROUND = 88
/** How many sets of colours there are (`pictures.css`). */
export const TINTS = 5
const [FLOOR, BAY, WINDOW, SILL] = [11, 12, 6, 7]

/** Draws always the same building from the same words. */
export function facadeOf(seed: string): Facade {
  const draw = drawing(seed)
  const tint = draw(TINTS)
  const blocks = blocksOf(draw)
  const all = blocks.flatMap(windowsOf)
  return {
    tint,
    blocks,
    windows: all.map(({ x, y }) => `M${x} ${y}h${WINDOW}v${SILL}h-${WINDOW}z`).join(''),
    balconies: all
      .filter(() => draw(3) === 0)
      .map(({ x, y }) => `M${x - 1.5} ${y + SILL}h${WINDOW + 3}`)
      .join(''),
    trees: [draw(30) + 4, draw(30) + 65, draw(30) + 124].map((x) => {
      const radius = 7 + draw(5)
      return { x, y: GROUND - radius - 2, radius }
    }),
  }
}

/** Two or three blocks beside each other, in the middle. */
function blocksOf(draw: (most: number) => number): readonly Rectangle[] {
  const sizes = Array.from({ length: 2 + draw(2) }, () => ({ bays: 3 + draw(2), floors: 4 + draw(3) }))
  const width = sizes.reduce((total, { bays }) => total + bays * BAY + 3, 0)
  let x = (160 - width) / 2
  return sizes.map(({ bays, floors }) => {
    const block = { x, y: GROUND - floors * FLOOR - 4, width: bays * BAY, height: floors * FLOOR + 4 }
    x += block.width + 3
    return block
  })
}

function windowsOf({ x, y, width, height }: Rectangle): readonly { readonly x: number; readonly y: number }[] {
  const [bays, floors] = [Math.round(width / BAY), Math.floor(height / FLOOR)]
  return Array.from({ length: bays * floors }, (_each, place) => ({
    x: x + (place % bays) * BAY + (BAY - WINDOW) / 2,
    y: y + 4 + Math.floor(place / bays) * FLOOR,
  }))
}

/** Whole numbers below a bound, one after the other (a linear congruential generator, Numerical Recipes). */
function drawing(seed: string): (below: number) => number {
  let state = 17
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
