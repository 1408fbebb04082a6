import { inkThreshold, type Box, type Picture } from './picture'

/** Sides of a code, in millimetres. */
const [SMALLEST, LARGEST] = [8, 70]
/** Millimetres of a block; a module of a 2D-Doc has 0.4 to 0.8. */
const BLOCK = 0.68
/** The share of a block that is ink when something is printed there. */
const INKED = 0.12
/** How far from a square a code may be, and how full of ink its blocks are at least. */
const [SQUARE, FULL] = [1.25, 0.45]
/** Squares of a page that are looked into, at most. */
const MOST = 12

/** Where a page may hold a DataMatrix: ink that fills a square, the fullest first. @param dpi pixels an inch */
export function squaresOf(picture: Picture, dpi: number): readonly Box[] {
  const size = Math.max(2, Math.round((BLOCK * dpi) / 25.4))
  const blocks = inkedBlocks(picture, size)
  const millimetres = (count: number): number => (count * size * 25.4) / dpi
  return patchesOf(blocks)
    .filter(({ width, height }) => {
      const [long, short] = [Math.max(width, height), Math.min(width, height)]
      return long / short <= SQUARE && millimetres(short) >= SMALLEST && millimetres(long) <= LARGEST
    })
    .map((patch) => ({ ...patch, fullness: patch.count / (patch.width * patch.height) }))
    .filter(({ fullness }) => fullness >= FULL)
    .sort((one, other) => other.fullness - one.fullness)
    .slice(0, MOST)
    .map(({ left, top, width, height }) => ({
      left: (left - 1) * size,
      top: (top - 1) * size,
      width: (width + 2) * size,
      height: (height + 2) * size,
    }))
}

interface Blocks {
  readonly inked: Uint8Array
  readonly columns: number
  readonly rows: number
}

function inkedBlocks(picture: Picture, size: number): Blocks {
  const { lightness, width, height } = picture
  const threshold = inkThreshold(picture)
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const ink = new Uint32Array(columns * rows)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / size) * columns
    for (let x = 0; x < width; x += 1) {
      const block = row + Math.floor(x / size)
      if ((lightness[y * width + x] ?? 255) < threshold) ink[block] = (ink[block] ?? 0) + 1
    }
  }
  const enough = INKED * size * size
  return { inked: Uint8Array.from(ink, (count) => (count >= enough ? 1 : 0)), columns, rows }
}

/** Blocks that touch, by a side or a corner: the rectangle around them, in blocks, and how many they are. */
interface Patch extends Box {
  readonly count: number
}

function patchesOf({ inked, columns, rows }: Blocks): readonly Patch[] {
  const seen = new Uint8Array(inked.length)
  const patches: Patch[] = []
  for (let start = 0; start < inked.length; start += 1) {
    if (inked[start] !== 1 || seen[start] === 1) continue
    patches.push(patchFrom(start, { inked, columns, rows }, seen))
  }
  return patches
}

function patchFrom(start: number, { inked, columns, rows }: Blocks, seen: Uint8Array): Patch {
  const waiting = [start]
  seen[start] = 1
  let [left, right, top, bottom, count] = [columns, 0, rows, 0, 0]
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    const [x, y] = [block % columns, Math.floor(block / columns)]
    count += 1
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, rows - 1); row += 1)
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, columns - 1); column += 1) {
        const next = row * columns + column
        if (inked[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        waiting.push(next)
      }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, count }
}
