import type { ClosedLink, StudyReading } from '#features/studies/contract'

/** What the server wrote into the page: what a link opens, or why it opens nothing. */
export type PageState =
  | {
      readonly kind: 'open'
      readonly link: string
      readonly reading: StudyReading
      /** When it was read, ISO 8601. */
      readonly readAt: string
    }
  | { readonly kind: 'closed'; readonly link: string; readonly closed: ClosedLink }

/** Where the page asks for what belongs to its link. */
export const linkAddress = (link: string): string => `/api/v4/commercial-report-packages/${encodeURIComponent(link)}`
