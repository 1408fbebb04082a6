import path from 'node:path'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedDocument } from '#presentation/documents'
import { documentData, pictureFormat } from './documentData'
import { readFonts } from './fonts'
import blocks from './templates/blocks.typ'
import chart from './templates/chart.typ'
import cover from './templates/cover.typ'
import main from './templates/document.typ'
import style from './templates/style.typ'

/** A document as PDF. */
export interface WrittenPages {
  readonly bytes: Uint8Array
  readonly pages: number
}

/** A folder that need not be there: templates and logos are in memory. */
const FOLDER = path.resolve('/documents')
const TEMPLATES = {
  'blocks.typ': blocks,
  'chart.typ': chart,
  'cover.typ': cover,
  'document.typ': main,
  'style.typ': style,
}
const LOGO = path.join(FOLDER, 'logo')
/** What the compiler remembers of a document is forgotten at once: memory stays as it is, and what people wrote goes. */
const FORGET_ALL = 0

let kept: NodeCompiler | undefined

/** That of this thread: fonts and templates are read once. */
function compilerOfThread(): NodeCompiler {
  if (kept) return kept
  kept = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: readFonts() }] })
  for (const [name, text] of Object.entries(TEMPLATES)) kept.addSource(path.join(FOLDER, name), text)
  return kept
}

/** Writes a document as a tagged PDF that keeps to PDF/UA-1; without a logo that cannot be drawn. @throws Error when it cannot */
export function writePages(document: PrintedDocument): WrittenPages {
  const { logo, ...others } = document
  if (!logo || pictureFormat(logo) === null) return compiledPages(others)
  try {
    return compiledPages(document, logo)
  } catch {
    // The head of a picture may be right, and the rest not.
    return compiledPages(others)
  }
}

function compiledPages(document: PrintedDocument, logo?: Uint8Array): WrittenPages {
  const compiler = compilerOfThread()
  if (logo) compiler.mapShadow(LOGO, Buffer.from(logo))
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(FOLDER, 'document.typ'),
      inputs: { document: documentData(document) },
    })
    const { result } = compiled
    if (!result) throw failure(compiler, compiled.takeError())
    return { bytes: compiler.pdf(result, { pdfStandard: 'ua-1' }), pages: result.numOfPages }
  } finally {
    compiler.unmapShadow(LOGO)
    compiler.evictCache(FORGET_ALL)
  }
}

function failure(compiler: NodeCompiler, error: NodeError | null): Error {
  const found: unknown = error ? compiler.fetchDiagnostics(error) : 'nothing was compiled'
  return new Error(`A document could not be written: ${JSON.stringify(found)}`)
}
