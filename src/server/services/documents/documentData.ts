import type { Block, PrintedDocument } from '#presentation/documents'
import { effortOnPaper } from './effortOnPaper'
import { printable } from './printable'

type Table = Extract<Block, { readonly kind: 'table' }>

/** Characters that make a column of words as wide as it needs to be: longer texts take several lines. */
const WIDEST_WORDS = 30
const NARROWEST = 5
/** Characters of each size, in points, that a line of the page has room for. */
const SIZES: readonly (readonly [size: number, characters: number])[] = [
  [10.5, 78],
  [9.5, 88],
  [8.5, 100],
]
const SMALLEST = 7.5

/** What the template reads, as JSON: every text in characters that the fonts have. */
export function documentData(document: PrintedDocument): string {
  const { title, sentence = '', cover = null, company, date, footer, hasContents, chapters } = document
  const data = {
    title,
    sentence,
    cover,
    company,
    logo: document.logo ? pictureFormat(document.logo) : null,
    date,
    footer,
    hasContents,
    chapters: chapters.map((chapter) => ({ title: chapter.title, blocks: chapter.blocks.map(onPaper) })),
  }
  return JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value))
}

/** Characters of a drawing, the first of which say that it is one. */
const HEAD = 512
const DRAWING = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>/]/su

/** By its first bytes; null for what is none of the four. */
export function pictureFormat(picture: Uint8Array): 'png' | 'jpg' | 'webp' | 'svg' | null {
  const start = Buffer.from(picture.subarray(0, HEAD)).toString('latin1')
  if (start.startsWith('\u0089PNG\r\n')) return 'png'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpg'
  if (DRAWING.test(start)) return 'svg'
  return start.startsWith('RIFF') && start.startsWith('WEBP', 8) ? 'webp' : null
}

function onPaper(block: Block) {
  if (block.kind === 'effort') return effortOnPaper(block)
  return block.kind === 'table' ? tableOnPaper(block) : block
}

/** Columns as wide as what stands in them asks for, in letters that let the table fit. */
function tableOnPaper(table: Table) {
  const widths = table.columns.map(({ label, isNumber = false }, column) => {
    const longest = Math.max(
      ...label.split(' ').map((word) => word.length),
      ...table.rows.map((row) => {
        const cell = row[column] ?? ''
        return (typeof cell === 'string' ? cell : cell.amount).length
      }),
    )
    return Math.max(NARROWEST, isNumber ? longest : Math.min(longest, WIDEST_WORDS)) + 2
  })
  const characters = widths.reduce((sum, width) => sum + width, 0)
  const size = SIZES.find(([, room]) => characters <= room)?.[0] ?? SMALLEST
  return { ...table, widths, size }
}
