import type { TraceStep } from '#domain'
import type { StudyFigures, StudyOperation } from '#features/studies/contract/study'
import type { ReadersQuestion, StudyReading } from '#features/studies/contract'
import { writable, type Readable } from './readable'

/** What an operation comes to, without the scenarios beside it; null where it cannot be calculated. */
export type Calculated = Pick<StudyFigures, 'result' | 'sincerity'> | null

/** A question that has not reached the adviser yet. */
export interface WaitingQuestion {
  readonly chapter: string
  readonly key?: string
  readonly amount?: string
  readonly text: string
  /** ISO 8601 */
  readonly asked_at: string
}

/** What the page can do besides showing: all of it needs a browser. */
export interface ReaderTools {
  /** @throws {Error} when the calculations cannot be loaded */
  readonly calculate: (operation: StudyOperation) => Promise<Calculated>
  /** The steps of every figure of an operation. @throws {Error} when the calculations cannot be loaded */
  readonly explain: (operation: StudyOperation) => Promise<readonly TraceStep[]>
  /** A chapter is shown. @returns what says that it is left */
  readonly showChapter: (key: string, isLast: boolean) => () => void
  readonly noteDownload: () => void
  readonly noteExplained: (key: string, amount: string) => void
  /** From now on nothing of this reading is told. */
  readonly optOut: () => void
  readonly isTelling: Readable<boolean>
  readonly chaptersRead: Readable<ReadonlySet<string>>
  readonly ask: (question: Omit<WaitingQuestion, 'asked_at'>) => void
  readonly answered: Readable<readonly ReadersQuestion[]>
  readonly waiting: Readable<readonly WaitingQuestion[]>
  /** Those that the server refused for good: their text stays until its author has done with it. */
  readonly refused: Readable<readonly WaitingQuestion[]>
  readonly forgetRefused: (asked_at: string) => void
  /** Whether the page is the copy that is kept on the device, or lost the network since. */
  readonly isOffline: Readable<boolean>
}

const NOTHING = () => undefined
const never = () => Promise.reject(new Error('Only a browser calculates.'))

/** Those of a page that is only drawn. */
export function stillTools({ tracking, questions }: Pick<StudyReading, 'tracking' | 'questions'>): ReaderTools {
  return {
    calculate: never,
    explain: never,
    showChapter: () => NOTHING,
    noteDownload: NOTHING,
    noteExplained: NOTHING,
    optOut: NOTHING,
    isTelling: writable(tracking.isOn && !tracking.hasOptedOut),
    chaptersRead: writable(new Set()),
    ask: NOTHING,
    answered: writable(questions),
    waiting: writable([]),
    refused: writable([]),
    forgetRefused: NOTHING,
    isOffline: writable(false),
  }
}
