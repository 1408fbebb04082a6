import type { Catalogue } from '#features/catalogue/contract'
import { rulesOfAlert, type AlertAttributes, type RuleContext } from '#features/comparator/contract'
import { formatNumber } from '#client/ui'

/** Beyond this many lots, an alert tells more than one reads. */
export const MOST_READ = 200

/** How many lots an alert looks at today, by the rules of the server. */
export function countOfAlert(alert: AlertAttributes, { properties }: Catalogue, context: RuleContext): number {
  const { suitsPlace, suitsElse } = rulesOfAlert(alert, context)
  return properties.filter((lot) => suitsPlace(lot) && suitsElse(lot)).length
}

/** `≈ 12 biens aujourd’hui`; `Au plus` where the effort of a household leaves some out, which the server looks at. */
export const expectedWords = ({ max_monthly_effort }: AlertAttributes, count: number): string =>
  `${max_monthly_effort === null ? '≈' : 'Au plus'} ${formatNumber(count)} bien${count > 1 ? 's' : ''} aujourd’hui`
