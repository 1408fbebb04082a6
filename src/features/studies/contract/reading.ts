import type { ChapterKey } from './study/chapterKeys'
import type { StudyFacts, StudyFigures } from './study/facts'

/** A question that this reader asked, and the adviser's answer. Instants are ISO 8601. */
export interface ReadersQuestion {
  readonly id: string
  readonly chapter: string | null
  readonly figure: string | null
  readonly amount: string | null
  readonly text: string
  readonly asked_at: string
  readonly answer: string | null
  readonly answered_at: string | null
}

/** What the page of a study is given: what its reader may see, and no more. */
export interface StudyReading {
  readonly report: { readonly id: string; readonly title: string; readonly pages: number | null }
  /** All studies of the sending, this one among them. */
  readonly reports: readonly { readonly id: string; readonly title: string }[]
  readonly reader: string
  readonly adviser: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly company: { readonly name: string; readonly logo: string | null }
  readonly client: string
  /** What the page writes chapters from, and recalculates with. */
  readonly facts: StudyFacts
  readonly figures: StudyFigures
  readonly tracking: { readonly isOn: boolean; readonly hasOptedOut: boolean }
  readonly expires_at: string
  readonly stale: boolean
  /** The version that was sent before this one, and the day on which it was made (`YYYY-MM-DD`); null for a first one. */
  readonly replaces: { readonly edition: number; readonly madeOn: string } | null
  readonly questions: readonly ReadersQuestion[]
}

/** Why a link opens nothing. */
export type ClosedLink =
  | { readonly why: 'unknown' }
  | { readonly why: 'expired' | 'revoked'; readonly adviser: string; readonly company: string }
  | { readonly why: 'password'; readonly company: string }

/** What a page tells of its reading (`track`). Seconds since the last telling. */
export interface ReadingTold {
  readonly event: 'opened' | 'page_viewed' | 'downloaded' | 'amount_explained' | 'question_asked' | 'opt_out'
  readonly report: string
  readonly page?: ChapterKey | 'cover'
  readonly seconds?: number
  /** Key of the trace of an amount. */
  readonly key?: string
  /** The amount as it was read. */
  readonly amount?: string
  /** A question, 1,000 characters at most. */
  readonly text?: string
}
