import { findPrintedLogo } from '#features/company/server'
import { studyFigures } from '#features/studies/contract/figures'
import type { StudyFacts } from '#features/studies/contract/study'
import type { Database, Queryable } from '#server/db'
import { documentWriting } from '#server/services/documents'
import { Overloaded, type HeavyWorkers } from '#server/services/heavyWork'
import { moveStudy, type StudyPlace } from '../repositories/events'
import { findKept, findPdf, holdWaiting, keepPdf, noteAttempt, notePages } from '../repositories/studies'
import { printedStudy } from './printed'

/** Attempts after which a study that cannot be printed says so. */
const ATTEMPTS = 3

interface Printing {
  readonly database: Database
  readonly workers: HeavyWorkers
  readonly now: () => Date
  /** Called with the error of each attempt that failed. */
  readonly fail: (error: unknown) => void
}

/** Prints the studies that wait, one after the other; several processes may: each is taken by one. */
export async function printWaiting(printing: Printing, isEnding: () => boolean): Promise<void> {
  let after: string | null = null
  while (!isEnding()) {
    const printed: string | undefined = await printNext(printing, after)
    if (printed === undefined) return
    after = printed
  }
}

/** @returns when the one that was tried was asked for; undefined when none waits, or there is no thread for it now */
function printNext({ database, workers, now, fail }: Printing, after: string | null): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const waiting = await holdWaiting(transaction, after)
    if (!waiting) return undefined
    const { facts, attempts, createdAt, ...place } = waiting
    try {
      const logo = await findPrintedLogo(transaction, place.companyId)
      const { bytes, pages } = await write(workers, facts, logo?.content)
      await keepPdf(transaction, place, bytes)
      const at = now()
      await moveStudy(transaction, place, {
        to: 'generated',
        columns: { pages, generated_at: at, reason: null },
        event: { at, kind: 'ready' },
      })
    } catch (error) {
      if (error instanceof Overloaded) return undefined
      fail(error)
      await noteAttempt(transaction, place)
      if (attempts + 1 >= ATTEMPTS)
        await moveStudy(transaction, place, {
          to: 'failed',
          columns: { reason: WHY },
          event: { at: now(), kind: 'fail', reason: WHY },
        })
    }
    return createdAt
  })
}

const WHY = 'Le document n’a pas pu être imprimé. Vos choix sont gardés\u202f: réessayez, ou retirez un chapitre.'

async function write(workers: HeavyWorkers, facts: StudyFacts, logo: Uint8Array | undefined) {
  const figures = studyFigures(facts)
  if ('kind' in figures) throw new Error('A study that was calculated when it was made cannot be calculated any more')
  return workers.run(documentWriting, printedStudy(facts, figures, logo))
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
  const logo = await findPrintedLogo(database, place.companyId)
  const { bytes, pages } = await write(workers, kept.facts, logo?.content)
  await keepPdf(database, place, bytes)
  await notePages(database, place, pages)
  return Buffer.from(bytes)
}
