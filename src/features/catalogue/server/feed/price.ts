import { schemes } from '#domain'
import { dwellingKinds } from '#features/catalogue/contract'
import type { LotValues } from './columns'
import { rejected, warning, type Finding } from './finding'
import type { ProgramRow } from './program'

type PriceColumn = 'price_ttc_20' | 'price_ttc_10' | 'price_ttc_55'

const VAT_COLUMNS: readonly (readonly [number, PriceColumn, string])[] = [
  [0.2, 'price_ttc_20', 'prix_ttc_20'],
  [0.1, 'price_ttc_10', 'prix_ttc_10'],
  [0.055, 'price_ttc_55', 'prix_ttc_5_5'],
]
/** Euros that roundings of the price without VAT may make. */
const TOLERANCE = 1

/** Prices of a programme are said in its own way. */
export type PricedIn = Pick<ProgramRow, 'project' | 'vat_rate'>

/** The price of a lot without its parkings, euros, VAT included at the rate of the programme; undefined when none is said. */
export function priceOf(values: LotValues, program: PricedIn): number | undefined {
  const ownPrice = schemes.find(program.project)?.ownPrice
  const price =
    ownPrice === 'bareOwnership' && isDwelling(values)
      ? values.price_bare_ownership
      : ((ownPrice === 'controlled' ? values.price_controlled : null) ??
        (values.price_works === null ? null : values.price_land) ??
        withVat(values, program))
  return price !== null && price > 0 ? price : undefined
}

function withVat(values: LotValues, { vat_rate }: PricedIn): number | null {
  const [, ofRate = 'price_ttc_20'] = VAT_COLUMNS.find(([rate]) => rate === vat_rate) ?? []
  const fromNet = values.price_ht === null ? null : cents(values.price_ht * (1 + (vat_rate ?? 0)))
  return values[ofRate] ?? fromNet ?? values.price_ttc_20 ?? values.price_ttc_10 ?? values.price_ttc_55
}

/** The heading under which a missing price is asked for. */
export function missingPrice({ project, vat_rate }: PricedIn): Finding {
  if (schemes.find(project)?.ownPrice === 'bareOwnership')
    return rejected('prix_nue_propriete', 'Le prix de la nue-propriété manque.')
  const [, , heading = 'prix_ttc_20'] = VAT_COLUMNS.find(([rate]) => rate === vat_rate) ?? []
  return rejected(heading, 'Le prix manque.')
}

/** What the prices of a line say against each other: each price with VAT is the one without it and its VAT, to one euro. */
export function remarksOnPrices({ price_ht, ...values }: LotValues): Finding[] {
  if (price_ht === null) return []
  return VAT_COLUMNS.flatMap(([rate, column, heading]) => {
    const said = values[column]
    const expected = cents(price_ht * (1 + rate))
    return said === null || Math.abs(said - expected) <= TOLERANCE
      ? []
      : [
          warning(
            heading,
            `Ce prix n’est pas celui hors taxes augmenté de la TVA\u00a0: ${euros(expected)} étaient attendus.`,
          ),
        ]
  })
}

export const isDwelling = ({ kind }: Pick<LotValues, 'kind'>): boolean => dwellingKinds.includes(kind)

export const cents = (amount: number): number => Math.round(amount * 100) / 100
const euros = (amount: number): string =>
  amount.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 })
