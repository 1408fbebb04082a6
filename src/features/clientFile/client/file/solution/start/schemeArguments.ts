import type { OptimalInvestments } from '#features/simulation/client'
import { formatEuros, formatPercent } from '#client/ui'

export type Possible = Extract<OptimalInvestments[number], { status: 'possible' }>

/** What speaks for a scheme, or against it. */
export interface Argument {
  readonly isFor: boolean
  readonly words: string
}

const monthly = (euros: number): string => `${formatEuros(Math.abs(Math.round(euros)))}/mois`

/** The effort of a month, or the surplus: named, never below zero. */
export const effortWords = (effort: number): { readonly label: string; readonly value: string } => ({
  label: effort >= 0 ? 'Effort moyen' : 'Excédent moyen',
  value: monthly(effort),
})

/**
 * What decides on a scheme for a household, the reasons for it first.
 * @param wished effort that the household wishes, euros a month; null where it says none
 */
export function schemeArguments(scheme: Possible, wished: number | null): readonly Argument[] {
  const { average_effort, total_tax_saving, gain, debt_ratio_after } = scheme
  const all: readonly (Argument | null)[] = [
    wished === null ? null : againstWish(average_effort, wished),
    total_tax_saving > 0 ? { isFor: true, words: `Économie d’impôt de ${formatEuros(total_tax_saving)}` } : null,
    gain < 0
      ? { isFor: false, words: `Perte de ${formatEuros(-gain)} à terme, impôts payés` }
      : { isFor: true, words: `Gain de ${formatEuros(gain)} à terme, impôts payés` },
    debt_ratio_after === null
      ? null
      : { isFor: true, words: `Endettement de ${formatPercent(debt_ratio_after, { decimals: 1 })} après l’opération` },
    { isFor: false, words: limitOf(scheme) },
  ]
  return all.filter((argument) => argument !== null).toSorted((one, other) => Number(other.isFor) - Number(one.isFor))
}

function againstWish(effort: number, wished: number): Argument {
  const beyond = Math.round(effort - wished)
  return beyond > 0
    ? { isFor: false, words: `Dépasse de ${formatEuros(beyond)} l’effort souhaité de ${formatEuros(wished)}` }
    : { isFor: true, words: `Tient dans l’effort souhaité de ${formatEuros(wished)}` }
}

const limits: Readonly<Record<Possible['binding'], string>> = {
  debt_ratio: 'l’endettement dépasse la limite',
  effort: 'l’effort dépasse celui qui est accepté',
  none: 'le dispositif ne s’applique plus',
}

const limitOf = ({ budget, binding }: Possible): string => `Au-delà de ${formatEuros(budget)}, ${limits[binding]}`
