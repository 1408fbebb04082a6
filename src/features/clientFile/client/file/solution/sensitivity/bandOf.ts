import type { EffortBand } from '#client/ui/charts'
import type { Sensitivity } from './useSensitivity'

/** Between which efforts each year stays when one hazard at a time turns out, the study among them; euros. */
export function bandOf({ result, cases }: Sensitivity): readonly EffortBand[] {
  const yearly = cases.filter(({ isYearly }) => isYearly)
  if (yearly.length === 0) return []
  return result.data.yearly_report.map(({ year, cash_flow, months_held }) => {
    const efforts = yearly.flatMap(({ outcome }) => outcome.efforts.find((line) => line.year === year)?.effort ?? [])
    return {
      year,
      months: months_held,
      lowest: Math.min(-cash_flow, ...efforts),
      highest: Math.max(-cash_flow, ...efforts),
    }
  })
}
