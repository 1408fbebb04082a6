import { useRef, useState } from 'react'
import { messages } from '#contract'
import { useToast } from '#client/feedback'
import { actOnEach, type Outcomes } from './actOnEach'
import { doneSentence, undoneSentence, type Participle, type Words } from './bulkWords'

/** How far an action on several rows is. */
export interface BulkProgress {
  readonly through: number
  readonly total: number
  readonly stop: () => void
}

interface BulkAction<Row> {
  /** Those picked; read from the server when all results are. @throws {Error} with a French sentence */
  readonly rows: () => Promise<readonly Row[]>
  /** Answers why it was refused, in French; undefined when it was done. */
  readonly act: (row: Row) => Promise<string | undefined>
  readonly participle: Participle
  /** Takes it back for those to which it was done. */
  readonly takeBack?: (done: readonly Row[]) => void
}

interface Bulk<Row> {
  readonly words: Words
  readonly nameOf: (row: Row) => string
  /** Has the lists read again. */
  readonly readAgain: () => void
  /** Some was done. */
  readonly onDone: () => void
}

/**
 * Acts on several rows, one after the other by the same requests as on one: the server asks the same rights, row by row.
 * What was done is told, what was refused and why, and what was left when the person stopped it.
 */
export function useBulk<Row>(bulk: Bulk<Row>) {
  const { progress, follow, alone } = useProgress()
  const tell = useTelling(bulk)
  const toast = useToast()
  return {
    progress,
    act: ({ rows, act, participle, takeBack }: BulkAction<Row>): Promise<void> =>
      alone(async () => {
        const found = await rows()
        tell(await actOnEach(found, act, follow(found.length)), participle, takeBack)
        bulk.readAgain()
      }),
    /** Gives the rows as a file. */
    give: (rows: BulkAction<Row>['rows'], download: (rows: readonly Row[]) => void): Promise<void> =>
      alone(async () => {
        const found = await rows()
        download(found)
        toast({ type: 'success', message: doneSentence(found.length, bulk.words, ['exporté']) })
      }),
  }
}

/** One action at a time, and how far it is. */
function useProgress() {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const isActing = useRef(false)
  const toast = useToast()
  const follow = (total: number) => {
    const abort = new AbortController()
    const onThrough = (through: number) => {
      setProgress({
        through,
        total,
        stop: () => {
          abort.abort()
        },
      })
    }
    onThrough(0)
    return { signal: abort.signal, onThrough }
  }
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isActing.current) return
    isActing.current = true
    try {
      await work()
    } catch (error) {
      toast({ type: 'error', message: error instanceof Error ? error.message : messages.technical })
    } finally {
      isActing.current = false
      setProgress(null)
    }
  }
  return { progress, follow, alone }
}

/** Says what came of it. */
function useTelling<Row>({ words, nameOf, onDone }: Bulk<Row>) {
  const toast = useToast()
  return (outcomes: Outcomes<Row>, participle: Participle, takeBack: BulkAction<Row>['takeBack']): void => {
    const { done } = outcomes
    if (done.length > 0) {
      const back = () => takeBack?.(done)
      const action = takeBack ? { action: { label: 'Annuler', act: back } } : {}
      toast({ type: 'success', subject: 'bulk', message: doneSentence(done.length, words, participle), ...action })
      onDone()
    }
    const undone = undoneSentence(outcomes, words, nameOf)
    if (undone !== undefined) toast({ type: 'error', closable: true, message: undone })
  }
}
