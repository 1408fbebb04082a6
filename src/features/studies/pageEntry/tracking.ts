import { isChapterKey } from '#features/studies/contract/study'
import type { ReadingTold } from '#features/studies/contract'
import type { Readable } from '#features/studies/page'

/** How long a page must have been visible to count as opened, milliseconds: robots and previews of mail do not look that long. */
const OPENED_AFTER = 1_000

type Page = NonNullable<ReadingTold['page']>
const pageOf = (key: string): Page => (isChapterKey(key) ? key : 'cover')

export interface Tracking {
  /** @returns what says that the chapter is left */
  readonly showChapter: (key: string) => () => void
  readonly note: (event: 'downloaded' | 'amount_explained', of?: Pick<ReadingTold, 'key' | 'amount'>) => void
  /** Whether the page is visible, each time that it changes. */
  readonly look: (isVisible: boolean) => void
}

interface TrackingOptions {
  readonly report: string
  readonly isTelling: Pick<Readable<boolean>, 'get'>
  readonly tell: (told: ReadingTold) => void
  /** Milliseconds. */
  readonly now: () => number
}

/** Tells of a reading what its reader lets be told: what was visible, and how long. */
export function trackReading({ report, isTelling, tell, now }: TrackingOptions): Tracking {
  let chapter: Page = 'cover'
  let visibleSince: number | null = null
  let wasOpened = false
  let opening: ReturnType<typeof setTimeout> | undefined

  const say = (told: Omit<ReadingTold, 'report'>) => {
    if (isTelling.get()) tell({ ...told, report })
  }
  /** Tells how long the chapter was seen since the last telling, in whole seconds: the rest counts with what follows. */
  const tellSeen = () => {
    if (visibleSince === null || !wasOpened) return
    const seconds = Math.floor((now() - visibleSince) / 1_000)
    visibleSince += seconds * 1_000
    if (seconds > 0) say({ event: 'page_viewed', page: chapter, seconds })
  }
  const open = () => {
    wasOpened = true
    say({ event: 'opened' })
  }
  return {
    showChapter: (key) => {
      chapter = pageOf(key)
      return tellSeen
    },
    note: (event, of = {}) => {
      say({ event, page: chapter, ...of })
    },
    look: (isVisible) => {
      clearTimeout(opening)
      if (!isVisible) {
        tellSeen()
        visibleSince = null
        return
      }
      visibleSince ??= now()
      if (!wasOpened) opening = setTimeout(open, OPENED_AFTER)
    },
  }
}
