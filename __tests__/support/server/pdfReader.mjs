// Reads a PDF in a thread of its own, as tests cannot import ES modules: its texts page by page, and what is told to screen readers.
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** @typedef {{ role?: string, alt?: string, id?: string, children?: readonly Node[] }} Node */
/** @typedef {{ title: string, items: readonly Bookmark[] }} Bookmark */

/** @param {Node} node @returns {{ role: string, alt?: string }[]} the elements of a tree, from top to bottom */
const elementsOf = ({ role, alt, children = [] }) => [
  ...(role === undefined ? [] : [{ role, ...(alt !== undefined && { alt }) }]),
  ...children.flatMap(elementsOf),
]

/** @param {readonly Bookmark[]} bookmarks @returns {string[]} */
const titlesOf = (bookmarks) => bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)])

const pdf = await getDocument({ data: workerData, verbosity: VerbosityLevel.ERRORS }).promise
const pages = []
const elements = []
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const texts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
  pages.push(texts.join('').replaceAll(/[\u00a0\u202f]/gu, ' '))
  elements.push(...elementsOf(await page.getStructTree()))
}
const { info } = await pdf.getMetadata()
/** @type {Map<string, unknown>} */
const said = new Map(Object.entries(info))
parentPort?.postMessage({
  pages,
  elements,
  title: said.get('Title'),
  language: said.get('Language'),
  isMarked: (await pdf.getMarkInfo())?.Marked === true,
  outline: titlesOf(await pdf.getOutline()),
})
