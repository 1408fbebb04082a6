import dayjs from 'dayjs'
import { schemes } from '#domain'

/** Deeds that the scheme of these questions is open to, as the law says it. */
const deeds = schemes.all
  .flatMap((scheme) => (scheme.kind === 'investment' && 'pinel_term' in scheme.questions ? [scheme.window] : []))
  .at(0)

/** The last deed that may have the reduction, and the day since which none may, `YYYY-MM-DD`; null should the law close nothing. */
export const closing = deeds
  ? { last: deeds.last, closedSince: dayjs(deeds.last).add(1, 'day').format('YYYY-MM-DD') }
  : null

/** A purchase of the last day is what is asked about most: nothing younger has a reduction. */
export const usualTerms = closing ? { notary_signature_date: closing.last } : {}
