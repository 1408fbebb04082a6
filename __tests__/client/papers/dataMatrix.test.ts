import { raw } from 'bwip-js/node'
import { findDataMatrix } from '../../../src/client/papers/code/dataMatrix'
import type { Picture } from '../../../src/client/papers/code/picture'
import { forBwip, TAX_NOTICE_CODE } from '../../support/papers/codes'

/** Pixels an inch of the pictures, and of the scans that they are made of. */
const [DPI, SCAN_DPI] = [300, 150]
/** Millimetres of a module, that of a tax notice. */
const MODULE = 0.42

interface Modules {
  readonly pixs: readonly number[]
  readonly pixx: number
  readonly pixy: number
}

function modulesOf(text: string): Modules {
  const [code] = raw({ bcid: 'datamatrix', text: forBwip(text), parse: true })
  if (!code || !('pixs' in code)) throw new Error('bwip-js drew no matrix.')
  return { pixs: Array.from(code.pixs), pixx: code.pixx, pixy: code.pixy }
}

/** A quarter of a page at 150 dpi, shown at 300: lines of text, and a code turned by so many degrees, blurred by the scanner. */
function scannedPage(text: string, degrees: number): Picture {
  const code = modulesOf(text)
  const [width, height] = [SCAN_DPI * 4, SCAN_DPI * 2]
  const side = (MODULE * SCAN_DPI) / 25.4
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const inkAt = (x: number, y: number): boolean => {
    // Lines of text: letters of 12 by 18 pixels, every 30.
    if (x < width * 0.45)
      return y % 30 < 18 && x % 14 < 9 && (Math.floor(x / 14) * 7 + Math.floor(y / 30) * 3) % 5 !== 0
    const [dx, dy] = [x - width * 0.72, y - height * 0.5]
    const column = Math.floor((cosine * dx + sine * dy) / side + code.pixx / 2)
    const row = Math.floor((cosine * dy - sine * dx) / side + code.pixy / 2)
    const isInside = column >= 0 && row >= 0 && column < code.pixx && row < code.pixy
    return isInside && code.pixs[row * code.pixx + column] === 1
  }
  const scale = DPI / SCAN_DPI
  const lightness = new Uint8ClampedArray(width * height * scale * scale)
  for (let y = 0; y < height * scale; y += 1)
    for (let x = 0; x < width * scale; x += 1) {
      let ink = 0
      for (const dx of [-0.5, 0, 0.5])
        for (const dy of [-0.5, 0, 0.5]) ink += inkAt(x / scale + dx, y / scale + dy) ? 1 : 0
      lightness[y * width * scale + x] = 235 - (ink / 9) * 205 + ((x * 31 + y * 17) % 13)
    }
  return { lightness, width: width * scale, height: height * scale }
}

describe('the DataMatrix of a page scanned at 150 dpi', () => {
  test.each([0, -3, 91.3, 180, 270])('reads when it is turned by %s degrees', (degrees) => {
    expect(findDataMatrix(scannedPage(TAX_NOTICE_CODE, degrees), DPI)).toBe(TAX_NOTICE_CODE)
  })

  test('is not found on a page of text or of nothing', () => {
    const blank = new Uint8ClampedArray(600 * 600).fill(255)
    expect(findDataMatrix({ lightness: blank, width: 600, height: 600 }, DPI)).toBeUndefined()
    const { lightness, width, height } = scannedPage(TAX_NOTICE_CODE, 0)
    const text = lightness.map((shade, pixel) => (pixel % width > width * 0.45 ? 240 : shade))
    expect(findDataMatrix({ lightness: text, width, height }, DPI)).toBeUndefined()
  })
})
