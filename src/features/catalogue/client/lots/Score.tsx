import { formatNumber } from '#client/ui'
import type { OverallScore } from '#features/catalogue/contract'

/** Out of 5, one decimal, and what it rests on. */
export function Score({ value, known, applicable }: OverallScore) {
  return <span title={`${known} critères sur ${applicable}`}>{formatNumber(value, { decimals: 1 })}</span>
}
