import type { Attributes } from '#contract'
import { householdTax } from '#domain'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { today } from '#client/screens'
import { useAppSelector } from '#client/store'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'

interface Bracket {
  /** Fraction. */
  readonly rate: number
  /** Of the income. */
  readonly year: number
  /** Euros a year. */
  readonly taxable: number
  readonly parts: number
}

/** Whether somebody is taxed elsewhere than in France, by the `fiscal_type`. */
export const isNotResident = (type: unknown): boolean =>
  type === 'non_resident_eea' || type === 'non_resident_third_country'

/** The bracket that the taxable income of an account reaches; null for who is not taxed here, and where an answer lacks or holds less than one part. */
export function useCalculatedBracket(accountId: string): Bracket | null {
  return bracketOf(
    useAppSelector((state) => {
      const [fiscality] = makeSelectItems(accountId, 'fiscality')(state)
      return fiscality && selectEdited(state, 'fiscality', fiscality.ref.id)?.attributes
    }) ?? {},
  )
}

function bracketOf({
  fiscal_type,
  taxable_income_amount: taxable,
  fiscal_part: parts,
}: Partial<Attributes<'fiscality'>>) {
  if (isNotResident(fiscal_type) || typeof taxable !== 'number' || typeof parts !== 'number' || parts < 1) return null
  const year = Number(today().slice(0, 4)) - 1
  return { rate: householdTax(taxable, parts, year).marginalRate, year, taxable, parts }
}

/** The bracket that is calculated, and of what. */
export const CalculatedBracket = ({ bracket: { rate, year, taxable, parts } }: { readonly bracket: Bracket }) => (
  <p className="scpi-note">
    Tranche calculée&nbsp;: {formatPercent(rate, { decimals: 0 })}, du barème appliqué aux revenus de {year}&nbsp;:{' '}
    {formatEuros(taxable)} imposables pour {formatNumber(parts, { unit: parts >= 2 ? 'parts' : 'part' })}.
  </p>
)
