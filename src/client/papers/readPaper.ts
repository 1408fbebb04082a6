import { LARGEST_FILE, type Reading } from './reading'

/**
 * Reads a paper on this device: nothing of it is sent.
 * @param today `YYYY-MM-DD`, the day at which what is still owed is read
 * @param signal aborted when nobody waits for the answer any longer
 * @throws {Error} when the worker fails or the signal is aborted
 */
export async function readPaper(file: File, today: string, signal: AbortSignal): Promise<Reading> {
  if (file.size === 0) return { kind: 'unreadable', reason: 'empty' }
  if (file.size > LARGEST_FILE) return { kind: 'unreadable', reason: 'tooLarge' }
  const { readInWorker } = await import(/* webpackChunkName: "papers-reading" */ './readInWorker')
  return readInWorker(new Uint8Array(await file.arrayBuffer()), today, signal)
}
