import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** A PDF as its readers get it. */
interface ReadPdf {
  /** The text of each page, in the order in which it is read; its no-break spaces come as others do. */
  readonly pages: readonly string[]
  /** What screen readers are told of: headings, tables, figures, from top to bottom. */
  readonly elements: readonly { readonly role: string; readonly alt?: string }[]
  readonly title: string
  readonly language: string
  readonly isMarked: boolean
  /** The bookmarks, from top to bottom. */
  readonly outline: readonly string[]
}

/** Reads a PDF. @throws Error when it cannot be read */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const reader = new Worker(path.join(__dirname, 'pdfReader.mjs'), { workerData: Uint8Array.from(bytes) })
  try {
    const [read] = (await once(reader, 'message')) as [ReadPdf]
    return read
  } finally {
    await reader.terminate()
  }
}
