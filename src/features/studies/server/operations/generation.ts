import { findPrintedLogo } from '#features/company/server'
import type { Database, Queryable } from '#server/db'
import { documentWriting } from '#server/services/documents'
import { Overloaded, type HeavyWorkers } from '#server/services/heavyWork'
import { moveStudy, type StudyPlace } from '../repositories/events'
import {
  findKept,
  findPdf,
  giveBack,
  holdStudy,
  keepPdf,
  notePages,
  takeWaiting,
  type KeptStudy,
} from '../repositories/studies'
import { figuresOf } from './keptFigures'
import { printedStudy } from './printed'

/** Attempts after which a study that cannot be printed says so, and seconds between two. */
const ATTEMPTS = 3
const BETWEEN_SECONDS = 10

interface Printing {
  readonly database: Database
  readonly workers: HeavyWorkers
  readonly now: () => Date
  /** Called with the error of each attempt that failed. */
  readonly fail: (error: unknown) => void
}

/** Prints the studies that wait, one after the other; several processes may: each is taken by one. */
export async function printWaiting(printing: Printing, isEnding: () => boolean): Promise<void> {
  let isMore = true
  while (isMore && !isEnding()) isMore = await printNext(printing)
}

/** @returns false when none waits, or there is no thread for it now */
async function printNext({ database, workers, now, fail }: Printing): Promise<boolean> {
  const taken = await takeWaiting(database)
  if (!taken) return false
  try {
    const kept = await findKept(database, taken)
    if (kept) await keepPrinted(database, taken, { ...(await write(database, workers, taken, kept)), at: now() })
  } catch (error) {
    if (error instanceof Overloaded) {
      await giveBack(database, taken, { isTried: false, seconds: 0 })
      return false
    }
    fail(error)
    await (taken.attempts < ATTEMPTS
      ? giveBack(database, taken, { isTried: true, seconds: BETWEEN_SECONDS })
      : giveUp(database, taken, now()))
  }
  return true
}

/** Unless it was deleted meanwhile, or another process was quicker. */
const keepPrinted = (
  database: Database,
  place: StudyPlace,
  { bytes, pages, at }: { readonly bytes: Uint8Array; readonly pages: number; readonly at: Date },
): Promise<void> =>
  database.transaction(async (transaction) => {
    if ((await holdStudy(transaction, place))?.status !== 'generating') return
    await keepPdf(transaction, place, bytes)
    await moveStudy(transaction, place, {
      to: 'generated',
      columns: { pages, generated_at: at, reason: null },
      event: { at, kind: 'ready' },
    })
  })

const WHY = 'Le document n’a pas pu être imprimé. Vos choix sont gardés\u202f: réessayez, ou retirez un chapitre.'

const giveUp = (database: Database, place: StudyPlace, at: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    if ((await holdStudy(transaction, place))?.status !== 'generating') return
    await moveStudy(transaction, place, {
      to: 'failed',
      columns: { reason: WHY },
      event: { at, kind: 'fail', reason: WHY },
    })
  })

async function write(database: Queryable, workers: HeavyWorkers, place: StudyPlace, kept: KeptStudy) {
  const figures = await figuresOf(database, place, kept)
  const logo = await findPrintedLogo(database, place.companyId)
  return workers.run(documentWriting, printedStudy(kept.facts, figures, logo?.content))
}

/** The PDF of a study; of one whose bytes are not there, printed again. Undefined for one that is not printed yet. */
export async function pdfOf(
  { database, workers }: { readonly database: Queryable; readonly workers: HeavyWorkers },
  place: StudyPlace,
): Promise<Buffer | undefined> {
  const content = await findPdf(database, place)
  if (content) return content
  const kept = await findKept(database, place)
  if (!kept || kept.status === 'generating' || kept.status === 'failed') return undefined
  const { bytes, pages } = await write(database, workers, place, kept)
  await keepPdf(database, place, bytes)
  await notePages(database, place, pages)
  return Buffer.from(bytes)
}
