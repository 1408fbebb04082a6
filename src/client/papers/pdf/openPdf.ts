import { getDocument, Util, VerbosityLevel, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { pictureOf, type Picture } from '../code/picture'
import type { Line } from '../text/line'
import { linesOf } from './lines'
import 'pdfjs-dist/build/pdf.worker.mjs'

/** A PDF that opened. Pages are counted from 1. */
export interface OpenPdf {
  readonly pages: number
  readonly linesOf: (page: number) => Promise<readonly Line[]>
  /** @param dpi pixels an inch of the picture */
  readonly pictureOf: (page: number, dpi: number) => Promise<Picture>
}

/** Opens a PDF in the thread that asks, with no request; says why when it does not open. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf | 'password' | 'damaged'> {
  try {
    const pdf = await getDocument({
      data: bytes,
      CanvasFactory: OffscreenCanvasFactory,
      FilterFactory: NoFilterFactory,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
    return opened(pdf)
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged'
  }
}

const opened = (pdf: PDFDocumentProxy): OpenPdf => ({
  pages: pdf.numPages,
  linesOf: async (number) => {
    const page = await pdf.getPage(number)
    const lines = await linesOfPage(page)
    page.cleanup()
    return lines
  },
  pictureOf: async (number, dpi) => {
    const page = await pdf.getPage(number)
    const picture = await pictureOfPage(page, dpi)
    page.cleanup()
    return picture
  },
})

async function linesOfPage(page: PDFPageProxy): Promise<readonly Line[]> {
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const runs = items.flatMap((item) =>
    'str' in item ? [{ text: item.str, matrix: Util.transform(transform, item.transform), width: item.width }] : [],
  )
  return linesOf(runs, page.pageNumber)
}

async function pictureOfPage(page: PDFPageProxy, dpi: number): Promise<Picture> {
  const viewport = page.getViewport({ scale: dpi / 72 })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing outside of the page.')
  // pdf.js draws with what both kinds of context have, and names that of a page.
  const canvasContext = context as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  return pictureOf(context.getImageData(0, 0, width, height).data, width, height)
}

/** A canvas that pdf.js draws on beside its page, and its context. */
interface Drawing {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases of a worker, in place of those that pdf.js makes in a document. */
class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) [canvas.width, canvas.height] = [width, height]
  }

  destroy(drawing: Drawing): void {
    if (drawing.canvas) [drawing.canvas.width, drawing.canvas.height] = [0, 0]
    ;[drawing.canvas, drawing.context] = [null, null]
  }
}

/** pdf.js makes its filters of SVG in a document; a worker has none, and a page is read as well without. */
class NoFilterFactory {
  addFilter = (): string => 'none'
  addHCMFilter = (): string => 'none'
  addAlphaFilter = (): string => 'none'
  addLuminosityFilter = (): string => 'none'
  addHighlightHCMFilter = (): string => 'none'
  destroy = (): void => undefined
}
