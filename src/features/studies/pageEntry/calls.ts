import type { ReadersQuestion, ReadingTold } from '#features/studies/contract'
import { linkAddress, type Opening } from '#features/studies/page'

/** How a telling ended; `later`: it may be told again, `refused`: it never will be. */
export type Told = 'told' | 'refused' | 'later'

/** What the page asks the server, about its link. */
export interface Calls {
  readonly tell: (told: ReadingTold) => Promise<Told>
  readonly open: (password: string) => Promise<Opening>
  /** The questions of this reader as they now are; null without an answer. */
  readonly readQuestions: (report: string) => Promise<readonly ReadersQuestion[] | null>
}

/** Refused for now: by the network, by the server, or until the password is typed again. */
const isLater = (status: number): boolean => [401, 408, 429].includes(status) || status >= 500

interface Answered {
  readonly data: { readonly questions: readonly ReadersQuestion[] }
}

const isAnswered = (value: unknown): value is Answered => {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false
  const { data } = value
  return typeof data === 'object' && data !== null && 'questions' in data && Array.isArray(data.questions)
}

/** The calls of a link. What is told while the page goes still leaves (`keepalive`). */
export function callsOf(link: string): Calls {
  const address = linkAddress(link)
  const post = (path: string, body: object) =>
    fetch(`${address}/${path}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    tell: async (told) => {
      try {
        const { ok, status } = await post('track', told)
        return ok ? 'told' : isLater(status) ? 'later' : 'refused'
      } catch {
        return 'later'
      }
    },
    open: async (password) => {
      try {
        const { ok, status } = await post('open', { password })
        if (ok) return 'opened'
        if (status === 429) return 'tooMany'
        return status === 401 || status === 422 ? 'wrong' : 'unreachable'
      } catch {
        return 'unreachable'
      }
    },
    readQuestions: async (report) => {
      try {
        const answer = await fetch(`${address}/study?report=${encodeURIComponent(report)}`, {
          headers: { accept: 'application/json' },
        })
        const body: unknown = answer.ok ? await answer.json() : null
        return isAnswered(body) ? body.data.questions : null
      } catch {
        return null
      }
    },
  }
}
