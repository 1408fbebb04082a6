import { setImmediate } from 'node:timers/promises'
import type { PrintedDocument } from '#presentation/documents'
import type { HeavyWork } from '../heavyWork/index'
import { writePages, type WrittenPages } from './compiler'

export { unprintableIn } from './printable'
export type { WrittenPages } from './compiler'

/** Writes a document as a tagged PDF (PDF/UA-1), in a thread of its own: its bytes, and how many pages it has. */
export const documentWriting: HeavyWork<PrintedDocument, WrittenPages> = {
  name: 'document',
  async work(document) {
    const written = writePages(document)
    // What the compiler holds of a document is let go in a turn of the thread’s loop, which a thread that is kept busy never takes.
    await setImmediate()
    return written
  },
}
