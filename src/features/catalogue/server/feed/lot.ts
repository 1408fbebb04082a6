import { yieldsOf } from '../yields'
import type { LotValues } from './columns'
import { rejected, warning, type Finding } from './finding'
import { cents, isDwelling, missingPrice, priceOf, remarksOnPrices } from './price'
import type { ProgramRow } from './program'

/** A lot as it is kept, but for its keys. Euros; surfaces in m². */
export interface LotRow {
  readonly reference: string
  readonly status: string
  readonly kind: string
  readonly rooms: number
  readonly surface: number
  readonly balcony_surface: number | null
  readonly garden_surface: number | null
  readonly floor: number | null
  readonly exposure: string | null
  readonly parking_price: number | null
  readonly property_price: number
  readonly furniture_price: number | null
  readonly renovation_price: number | null
  readonly suggested_rent: number | null
  readonly monthly_condominium_fee: number | null
  readonly monthly_non_recoverable_fee: number | null
  readonly property_tax: number | null
  readonly rental_management_rate: number | null
  readonly full_ownership_price: number | null
  readonly gross_yield: number | null
  readonly net_yield: number | null
  readonly promoter_commission: number | null
  /** Where its plan is. */
  readonly plan_url: string | null
  readonly comment: string | null
  readonly source_updated_at: string | null
}

/** What a lot takes from its programme. */
export type LotProgram = Pick<ProgramRow, 'project' | 'vat_rate' | 'seniority' | 'commission_rate' | 'commission_base'>

export interface LotDependencies {
  readonly program: LotProgram
  /** The price with VAT of the parking or cellar of a reference in the same programme; undefined where there is none. */
  readonly annexPrice: (reference: string) => number | undefined
  /** The day of the import, `YYYY-MM-DD`. */
  readonly on: string
}

const NORMAL_VAT = 0.2
/** A rent over half of the price a year is a mistake of one of both. */
const HIGHEST_YIELD = 0.5

/** A lot of a feed as it is kept, and what is to be said of its line. No row: it is rejected. */
export function checkLot(
  values: LotValues,
  dependencies: LotDependencies,
): { readonly row: LotRow | undefined; readonly findings: readonly Finding[] } {
  const { program } = dependencies
  const price = priceOf(values, program)
  const wrong = [
    ...(isDwelling(values) && values.typology === null
      ? [rejected('typologie', 'Un logement a une typologie, de T1 à T6+.')]
      : []),
    ...(isDwelling(values) && values.surface === 0 ? [rejected('surface_habitable', 'La surface manque.')] : []),
    ...(price === undefined ? [missingPrice(program)] : []),
  ]
  if (price === undefined || wrong.length > 0) return { row: undefined, findings: wrong }
  const parking = parkingsOf(values, dependencies.annexPrice)
  const row = {
    ...homeOf(values),
    ...lettingOf(values),
    property_price: cents(price + (parking.price ?? 0)),
    parking_price: parking.price,
    furniture_price:
      values.price_furniture_ht === null
        ? null
        : cents(values.price_furniture_ht * (1 + (values.furniture_vat_rate ?? NORMAL_VAT))),
    renovation_price: values.price_works,
    full_ownership_price: values.price_full_ownership,
    promoter_commission: commissionOf(values, price, program),
    plan_url: values.plan_url,
    comment: values.comment,
    source_updated_at: values.updated_at,
  }
  return {
    row: { ...row, ...earnedYields(row, dependencies) },
    findings: [...parking.findings, ...remarksOnPrices(values)],
  }
}

function homeOf(values: LotValues) {
  const outside = [values.surface_balcony, values.surface_terrace, values.surface_loggia]
  const outsideArea = outside.reduce<number>((sum, surface) => sum + (surface ?? 0), 0)
  return {
    reference: values.lot_ref,
    status: values.status,
    kind: values.kind,
    rooms: isDwelling(values) ? (values.typology ?? 1) : 0,
    surface: values.surface,
    balcony_surface: outsideArea === 0 ? null : cents(outsideArea),
    garden_surface: values.surface_garden,
    floor: values.floor,
    exposure: values.orientation,
  }
}

/** In a residence the operator pays the rent that it guarantees, without VAT. */
function lettingOf(values: LotValues) {
  const { condo_charges_year: charges, rent_charges: recovered } = values
  return {
    suggested_rent:
      values.kind === 'residence_unit' ? (values.rent_guaranteed_ht ?? values.rent_market) : values.rent_market,
    monthly_condominium_fee: charges === null ? null : cents(charges / 12),
    monthly_non_recoverable_fee:
      charges === null || recovered === null ? null : Math.max(0, cents(charges / 12 - recovered)),
    property_tax: values.property_tax_year,
    rental_management_rate: values.management_fee_rate,
  }
}

function parkingsOf({ parking_refs }: LotValues, annexPrice: LotDependencies['annexPrice']) {
  const prices = (parking_refs ?? []).map((reference) => ({ reference, price: annexPrice(reference) }))
  const findings: Finding[] = prices.flatMap(({ reference, price }) =>
    price === undefined
      ? [
          warning(
            'parkings',
            `Le lot «\u00a0${reference}\u00a0» n’est pas dans le programme\u00a0: son prix n’est pas compté.`,
          ),
        ]
      : [],
  )
  const known = prices.flatMap(({ price }) => price ?? [])
  return { price: known.length === 0 ? null : cents(known.reduce((sum, price) => sum + price, 0)), findings }
}

function commissionOf(values: LotValues, price: number, program: LotProgram): number | null {
  if (values.commission_amount_ht !== null) return values.commission_amount_ht
  const rate = values.commission_rate ?? program.commission_rate
  if (rate === null) return null
  const base = program.commission_base === 'ttc' ? price : (values.price_ht ?? price / (1 + (program.vat_rate ?? 0)))
  return cents(base * rate)
}

/** What yields follow from. */
export type Earned = Pick<
  LotRow,
  | 'kind'
  | 'property_price'
  | 'renovation_price'
  | 'furniture_price'
  | 'suggested_rent'
  | 'monthly_non_recoverable_fee'
  | 'property_tax'
  | 'rental_management_rate'
>

/** Yields are said when all that makes them is: the net one wants the charges and the tax. */
export function earnedYields(
  row: Earned,
  { program, on }: { readonly program: Pick<LotProgram, 'seniority'>; readonly on: string },
): Pick<LotRow, 'gross_yield' | 'net_yield'> {
  const { suggested_rent, property_tax } = row
  if (suggested_rent === null) return { gross_yield: null, net_yield: null }
  const isManaged = row.kind === 'residence_unit'
  const fee = isManaged ? 0 : row.monthly_non_recoverable_fee
  const earning = { ...row, suggested_rent, monthly_non_recoverable_fee: fee ?? 0, property_tax: property_tax ?? 0 }
  const { gross_yield, net_yield } = yieldsOf(earning, { isManaged, seniority: program.seniority, on })
  if (gross_yield > HIGHEST_YIELD) return { gross_yield: null, net_yield: null }
  return { gross_yield, net_yield: fee === null || property_tax === null ? null : net_yield }
}
