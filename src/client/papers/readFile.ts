import { findDataMatrix } from './code/dataMatrix'
import { openPdf, type OpenPdf } from './pdf/openPdf'
import { kindOf } from './read/kind'
import { readPaper, type PaperContent } from './read/readPaper'
import { MOST_PAGES, type Reading, type Unreadable } from './reading'
import type { Line } from './text/line'

/** Pages that are looked at for a code: it is on the first of a notice, behind a letter at most. */
const CODE_PAGES = 3
/** Pixels an inch of the pictures of pages: twice those of a scan at 150, so that each module of a code has some. */
const DPI = 300

const unreadable = (reason: Unreadable): Reading => ({ kind: 'unreadable', reason })

/** Reads a PDF in the thread that asks. @param today `YYYY-MM-DD` */
export async function readFile(bytes: Uint8Array, today: string): Promise<Reading> {
  if (!startsAsPdf(bytes)) return unreadable('notPdf')
  const pdf = await openPdf(bytes)
  if (typeof pdf === 'string') return unreadable(pdf)
  if (pdf.pages > MOST_PAGES) return unreadable('tooManyPages')
  try {
    const content = await contentOf(pdf)
    const hasText = content.lines.length > 0
    const read = readPaper(content, today)
    if (!read) return unreadable(hasText ? 'otherPaper' : 'noText')
    const { kind: paper, ...rest } = read
    return { kind: 'read', paper, pages: pdf.pages, hasText, ...rest }
  } catch {
    return unreadable('damaged')
  }
}

/** `%PDF-` stands at the beginning, or after some bytes of a mail or a scanner (ISO 32000-1, annex H). */
const startsAsPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')

async function contentOf(pdf: OpenPdf): Promise<PaperContent> {
  const lines: Line[] = []
  for (let page = 1; page <= pdf.pages; page += 1) lines.push(...(await pdf.linesOf(page)))
  return { lines, codes: kindOf(lines, undefined) === 'loanSchedule' ? [] : await codesOf(pdf) }
}

async function codesOf(pdf: OpenPdf): Promise<PaperContent['codes']> {
  for (let page = 1; page <= Math.min(pdf.pages, CODE_PAGES); page += 1) {
    const text = findDataMatrix(await pdf.pictureOf(page, DPI), DPI)
    if (text !== undefined) return [{ page, text }]
  }
  return []
}
