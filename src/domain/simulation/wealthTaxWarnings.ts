import { inForce } from '../law/parameter'
import { wealthTaxTerms } from '../law/wealthTax'
import type { Warning } from '../result'
import { frenchEuros } from '../value/frenchText'
import type { Computation } from './computation'

/** What the file says of the wealth tax and what it comes to, where they disagree; and the year from which it is due. */
export function wealthTaxWarnings({ context: { household, asOf }, wealthYears, lines }: Computation): Warning[] {
  const wealth = household?.wealth
  if (wealth === undefined) return []
  const threshold = frenchEuros(inForce(wealthTaxTerms, asOf).value.threshold)
  const isDue = wealthYears[0] !== undefined && wealthYears[0].before.tax > 0
  const entered = wealthYears.find(({ before, after }) => before.tax === 0 && after.tax > 0)
  const added = lines.reduce((sum, { wealth_tax }) => sum + wealth_tax, 0)
  if (wealth.has_ifi && !isDue)
    return warning(
      'Le foyer se dit assujetti à l’IFI, mais le patrimoine immobilier saisi ne dépasse pas ' +
        `${threshold} nets\u00a0: complétez le patrimoine et les crédits pour que l’IFI soit calculé.`,
    )
  if (!wealth.has_ifi && isDue)
    return warning(
      `Le patrimoine immobilier net saisi dépasse ${threshold}\u00a0: le foyer serait assujetti à l’IFI, que le calcul compte.`,
    )
  if (entered !== undefined)
    return warning(
      `L’opération fait entrer le foyer dans l’IFI en ${entered.year}\u00a0: ${frenchEuros(added)} sur la durée affichée, comptés dans l’effort.`,
    )
  return []
}

const warning = (message: string): Warning[] => [{ code: 'wealth_tax', message }]
