import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** What a printed summary says: a title, a sentence under it, and facts by heading. */
export interface Summary {
  readonly title: string
  readonly sentence: string
  readonly parts: readonly SummaryPart[]
}
export interface SummaryPart {
  readonly heading: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

type Document = PDFKit.PDFDocument

const MARGIN = 56
const LABEL_WIDTH = 210
const GAP = 12
const INK = '#1f2933'
const SOFT = '#52606d'

/** Writes a summary as a tagged PDF in French: headings and tables are told to screen readers. */
export function writePdf(summary: Summary): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    displayTitle: true,
    lang: 'fr-FR',
    pdfVersion: '1.7',
    info: { Title: printable(summary.title), Creator: 'Solive' },
  })
  const written = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  root.add(
    document.struct('H1', {}, () => {
      document.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(printable(summary.title))
    }),
  )
  root.add(
    document.struct('P', {}, () => {
      document.font('Helvetica').fontSize(10).fillColor(SOFT).text(printable(summary.sentence))
    }),
  )
  for (const part of summary.parts) addPart(document, root, part)
  root.end()
  document.end()
  return written
}

function addPart(document: Document, root: PDFKit.PDFStructureElement, { heading, facts }: SummaryPart): void {
  makeRoom(document, 60)
  root.add(
    document.struct('H2', {}, () => {
      document
        .moveDown(1)
        .font('Helvetica-Bold')
        .fontSize(13)
        .fillColor(INK)
        .text(printable(heading), MARGIN)
        .moveDown(0.4)
    }),
  )
  const table = document.struct('Table')
  root.add(table)
  for (const [label, value] of facts) addFact(document, table, printable(label), printable(value))
  table.end()
}

/** One row: the label on the left, the value on the right, on one page. */
function addFact(document: Document, table: PDFKit.PDFStructureElement, label: string, value: string): void {
  const valueWidth = document.page.width - 2 * MARGIN - LABEL_WIDTH - GAP
  document.font('Helvetica').fontSize(10)
  const height = Math.max(
    document.heightOfString(label, { width: LABEL_WIDTH }),
    document.heightOfString(value, { width: valueWidth }),
  )
  makeRoom(document, height)
  const top = document.y
  const row = document.struct('TR')
  table.add(row)
  row.add(
    document.struct('TH', {}, () => {
      document.fillColor(SOFT).text(label, MARGIN, top, { width: LABEL_WIDTH })
    }),
  )
  row.add(
    document.struct('TD', {}, () => {
      document.fillColor(INK).text(value, MARGIN + LABEL_WIDTH + GAP, top, { width: valueWidth })
    }),
  )
  row.end()
  document.y = top + height + 4
}

function makeRoom(document: Document, height: number): void {
  if (document.y + height > document.page.height - MARGIN) document.addPage()
}

/** What the standard fonts of PDF have no glyph for, by what stands closest: they hold Windows-1252. */
const CLOSEST: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2212': '\u2013',
  '\u2192': '>',
}
const IN_FONT = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/** A text in the characters of the standard fonts; a letter that they lack goes without its accent. */
const printable = (text: string): string =>
  Array.from(
    text,
    (character) => CLOSEST[character] ?? (IN_FONT.test(character) ? character : withoutAccent(character)),
  ).join('')

function withoutAccent(character: string): string {
  const [letter = ''] = character.normalize('NFD')
  return IN_FONT.test(letter) ? letter : '?'
}
