import type { PrintedDocument } from '#presentation/documents'
import type { HeavyWork } from '../heavyWork/index'
import { writePages, type WrittenPages } from './compiler'

export { unprintableIn } from './printable'
export type { WrittenPages } from './compiler'

/** Writes a document as a tagged PDF (PDF/UA-1), in a thread of its own: its bytes, and how many pages it has. */
export const documentWriting: HeavyWork<PrintedDocument, WrittenPages> = { name: 'document', work: writePages }
