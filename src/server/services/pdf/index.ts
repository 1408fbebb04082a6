import type { HeavyWork } from '../heavyWork/index'
import { writePdf, type Summary } from './pdf'

export type { Summary, SummaryPart } from './pdf'

/** Writes a summary as a PDF, in a thread of its own: its bytes. */
export const pdfWriting: HeavyWork<Summary, Uint8Array> = { name: 'pdf', work: writePdf }
