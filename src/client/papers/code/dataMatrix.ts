import {
  BinaryBitmap,
  DataMatrixReader,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'
import { cutOut, doubled, type Picture } from './picture'
import { squaresOf } from './squares'

/** White pixels around a code that is looked into. */
const MARGIN = 24

/** The text of the first DataMatrix of a page; undefined when none reads. @param dpi pixels an inch */
export function findDataMatrix(picture: Picture, dpi: number): string | undefined {
  for (const box of squaresOf(picture, dpi)) {
    const own = cutOut(picture, box, MARGIN)
    const text = textIn(own) ?? textIn(doubled(own))
    if (text !== undefined) return text
  }
  return undefined
}

/** Two ways to part ink from paper: by the neighbourhood, and by the whole picture. */
const BINARIZERS = [HybridBinarizer, GlobalHistogramBinarizer]

function textIn({ lightness, width, height }: Picture): string | undefined {
  for (const Binarizer of BINARIZERS) {
    try {
      const source = new RGBLuminanceSource(lightness, width, height)
      return new DataMatrixReader().decode(new BinaryBitmap(new Binarizer(source))).getText()
    } catch {
      // The reader throws when it finds no code, or too many faults in it.
    }
  }
  return undefined
}
