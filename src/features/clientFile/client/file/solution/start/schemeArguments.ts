import type { OptimalInvestments } from '#features/simulation/client'
import { formatEuros, formatPercent, formatDate } from '#client/ui'
import { schemes, type ProjectType } from '#domain'
import { DEBT_LIMIT } from '#features/simulation/client/figures'

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

export type Limit = Possible['binding']

/** Drawbacks of its own that a scheme tells. */
const MOST = 2

/** What the effort of a scheme is held against. */
export interface Means {
  /** Effort that the household wishes, euros a month; null where it says none. */
  readonly wished: number | null
  /** What the household earns, euros a month; null where nobody has said it. */
  readonly income: number | null
}

/** From this share of the income on, an effort is told as heavy where the household wishes none. Ours. */
const HEAVY_SHARE = 0.15

/**
 * What decides on a scheme for a household, the reasons for it first; something always speaks against it.
 * @param said what keeps the price of all the schemes from being higher, where that is said of all at once
 */
export function schemeArguments(scheme: Possible, { wished, income }: Means, said?: Limit): readonly Argument[] {
  const { average_effort, total_tax_saving, gain, binding } = scheme
  const all: readonly (Argument | null)[] = [
    wished === null ? heavyFor(average_effort, income) : againstWish(average_effort, wished),
    total_tax_saving > 0 ? { isFor: true, words: `Économie d’impôt de ${formatEuros(total_tax_saving)}` } : null,
    gain < 0
      ? { isFor: false, words: `Perte de ${formatEuros(-gain)} à terme, impôts payés` }
      : { isFor: true, words: `Gain de ${formatEuros(gain)} à terme, impôts payés` },
    debtBelowLimit(scheme),
    ...advantagesOf(scheme).map((words) => ({ isFor: true, words })),
    ...drawbacksOf(scheme)
      .slice(0, MOST)
      .map((words) => ({ isFor: false, words })),
  ]
  const told = all.filter((argument) => argument !== null)
  const limit: Argument = { isFor: false, words: limitOf(scheme) }
  const isSaid = binding === said && told.some(({ isFor }) => !isFor)
  return [...told, ...(isSaid ? [] : [limit])].toSorted((one, other) => Number(other.isFor) - Number(one.isFor))
}

function againstWish(effort: number, wished: number): Argument {
  const beyond = Math.round(effort - wished)
  return beyond > 0
    ? { isFor: false, words: `Dépasse de ${formatEuros(beyond)} l’effort souhaité de ${formatEuros(wished)}` }
    : { isFor: true, words: `Tient dans l’effort souhaité de ${formatEuros(wished)}` }
}

/** What the effort takes of the income, where nobody has said how much it may be. */
function heavyFor(effort: number, income: number | null): Argument | null {
  if (income === null || income <= 0 || effort / income < HEAVY_SHARE) return null
  return { isFor: false, words: `Effort lourd\u00a0: ${formatPercent(effort / income, { decimals: 0 })} des revenus` }
}

const debtLimit = formatPercent(DEBT_LIMIT, { decimals: 0 })

/** A ratio that is what limits the purchase speaks for nothing. */
function debtBelowLimit({ debt_ratio_after: ratio, binding }: Possible): Argument | null {
  if (ratio === null || binding === 'debt_ratio') return null
  return {
    isFor: true,
    words: `Endettement de ${formatPercent(ratio, { decimals: 1 })} après l’opération, pour ${debtLimit} au plus`,
  }
}

const limits: Readonly<Record<Limit, string>> = {
  debt_ratio: `l’endettement dépasse ${debtLimit}`,
  effort: 'l’effort dépasse celui qui est accepté',
  none: 'le dispositif ne s’applique plus',
}

/** What keeps the price of all these schemes from being higher; undefined where they differ, or where there is but one. */
export function commonLimit(schemes: readonly Possible[]): Limit | undefined {
  const [first, ...others] = schemes
  return first && others.length > 0 && others.every(({ binding }) => binding === first.binding)
    ? first.binding
    : undefined
}

/** `Au-delà de ces prix, l’endettement dépasse 35 %.` */
export const commonLimitWords = (limit: Limit): string => `Au-delà de ces prix, ${limits[limit]}.`

const limitOf = ({ budget, binding }: Possible): string => `Au-delà de ${formatEuros(budget)}, ${limits[binding]}`

interface Purchase {
  readonly project: ProjectType
  /** Euros. */
  readonly renovation_price: number
  readonly furniture_price: number
}

/** What a scheme takes away or asks for, which sets it apart from the others: a few words each. */
function drawbacksOf({ project, renovation_price: works, furniture_price: furniture }: Purchase): string[] {
  const scheme = schemes.findInvestment(project)
  if (!scheme) return []
  const { letting, isShares = false, isLetByTheNight = false, isUnderOverallCap = false, window } = scheme
  return [
    ...(works > 0 ? [`Travaux de ${formatEuros(works)} à mener`] : []),
    ...(letting === 'none' ? ['Aucun loyer tant qu’un autre en a l’usage'] : []),
    ...(isLetByTheNight ? ['Arrivées et départs fréquents à suivre'] : []),
    ...(isShares ? ['Valeur des parts et loyers non garantis'] : []),
    ...(window ? [`Acte à signer le ${formatDate(window.last)} au plus tard`] : []),
    ...(isUnderOverallCap ? ['Réduction comptée dans le plafond des niches fiscales'] : []),
    ...(furniture > 0 ? [`Meubles de ${formatEuros(furniture)} à acheter, puis à renouveler`] : []),
  ]
}

/** What a scheme spares its owner. */
function advantagesOf({ project }: Pick<Purchase, 'project'>): string[] {
  const scheme = schemes.findInvestment(project)
  if (!scheme) return []
  if (scheme.letting === 'none') return ['Ni locataire à gérer, ni impôt sur des loyers']
  return scheme.isShares ? ['Aucun bien à gérer'] : []
}
