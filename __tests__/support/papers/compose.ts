import { toBuffer } from 'bwip-js/node'
import PDFDocument from 'pdfkit'
import { forBwip } from './codes'

type Pdf = InstanceType<typeof PDFDocument>

interface PaperOptions {
  /** Degrees by which the page is turned when it is shown. */
  readonly turned?: 0 | 90 | 180 | 270
  readonly password?: string
}

/** A PDF of pages in A4, each drawn by one function. */
export async function composePdf(
  pages: readonly ((pdf: Pdf) => void)[],
  { turned = 0, password }: PaperOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password === undefined ? {} : { userPassword: password }),
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  for (const draw of pages) {
    pdf.addPage()
    Object.assign(pdf.page.dictionary.data, { Rotate: turned })
    draw(pdf)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** A text at a place of the page: points from the left and from the top; `toRight` ends there instead of beginning. */
export type Text =
  | readonly [left: number, top: number, text: string, size?: number]
  | { readonly right: number; readonly top: number; readonly text: string }

/** Writes texts, each where it is said. */
export function write(pdf: Pdf, texts: readonly Text[]): void {
  for (const one of texts) {
    if ('right' in one) {
      pdf.fontSize(9).text(one.text, one.right - pdf.fontSize(9).widthOfString(one.text), one.top, { lineBreak: false })
    } else {
      const [left, top, text, size = 9] = one
      pdf.fontSize(size).text(text, left, top, { lineBreak: false })
    }
  }
}

/** Texts in rows from `top` down: the first cell begins at 50, each other one ends at its column; an empty one is left out. */
export const rows = (top: number, columns: readonly number[], cells: readonly (readonly string[])[]): readonly Text[] =>
  cells.flatMap((row, index) =>
    row.flatMap((text, at): readonly Text[] => {
      const height = top + index * 16
      if (text === '') return []
      return [at === 0 ? [50, height, text] : { right: columns[at - 1] ?? 540, top: height, text }]
    }),
  )

/** A DataMatrix as a PNG: `module` pixels a module, on white. */
export const dataMatrix = (text: string, module = 4): Promise<Buffer> =>
  toBuffer({
    bcid: 'datamatrix',
    text: forBwip(text),
    parse: true,
    scale: module,
    paddingwidth: 4,
    paddingheight: 4,
    backgroundcolor: 'FFFFFF',
  })
