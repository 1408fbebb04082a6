import { isChapterKey } from '#features/studies/contract/study'
import type { ReadersQuestion } from '#features/studies/contract'
import { writable, type ReaderTools, type WaitingQuestion } from '#features/studies/page'
import type { Calls } from './calls'
import { kept, type DeviceStorage } from './device'

const isQuestion = (value: unknown): value is WaitingQuestion =>
  typeof value === 'object' && value !== null && 'text' in value && 'chapter' in value && 'asked_at' in value

const isQuestions = (value: unknown): value is readonly WaitingQuestion[] =>
  Array.isArray(value) && value.every(isQuestion)

/** What was read less long ago than that is as good as new. Milliseconds. */
const FRESH = 60_000

interface Questions extends Pick<ReaderTools, 'ask' | 'answered' | 'waiting' | 'refused' | 'forgetRefused'> {
  /** Sends what waits, in its order; once again when the network is back. */
  readonly send: () => Promise<void>
  /** Asks what was answered since, at most once a minute. */
  readonly refresh: () => Promise<void>
}

interface QuestionsOptions {
  readonly report: string
  readonly storage: DeviceStorage
  readonly calls: Pick<Calls, 'tell' | 'readQuestions'>
  readonly answered: readonly ReadersQuestion[]
  /** ISO 8601 */
  readonly now: () => string
}

/**
 * The questions of a reader: kept on the device until the server has them, then shown with what was answered. One that the server
 * refuses for good goes to the refused ones, so that those behind it go on.
 */
export function keepQuestions({ report, storage, calls, answered, now }: QuestionsOptions): Questions {
  const waiting = kept(storage, `questions ${report}`, isQuestions, [])
  const refused = kept(storage, `refused questions ${report}`, isQuestions, [])
  const known = writable(answered)
  let isSending = false
  let readAt = Date.parse(now())

  const read = async () => {
    readAt = Date.parse(now())
    known.set((await calls.readQuestions(report)) ?? known.get())
  }

  const send = async () => {
    if (isSending) return
    isSending = true
    let wasSent = false
    for (let first = waiting.get()[0]; first !== undefined; first = waiting.get()[0]) {
      const { chapter, asked_at, ...question } = first
      const page = isChapterKey(chapter) ? chapter : 'cover'
      const told = await calls.tell({ event: 'question_asked', report, page, ...question })
      if (told === 'later') break
      if (told === 'told') wasSent = true
      else refused.set([...refused.get(), first])
      waiting.set(without(waiting.get(), asked_at))
    }
    isSending = false
    if (wasSent) await read()
  }

  return {
    waiting,
    refused,
    answered: known,
    send,
    refresh: async () => {
      if (Date.parse(now()) - readAt >= FRESH) await read()
    },
    ask: (question) => {
      waiting.set([...waiting.get(), { ...question, asked_at: now() }])
      void send()
    },
    forgetRefused: (asked_at) => {
      refused.set(without(refused.get(), asked_at))
    },
  }
}

const without = (questions: readonly WaitingQuestion[], asked_at: string): readonly WaitingQuestion[] =>
  questions.filter((one) => one.asked_at !== asked_at)
