import { inForce } from '../../../src/domain/law/parameter'
import { pinelBaseCaps } from '../../../src/domain/law/pinel'
import type { TaxReductions } from '../../../src/domain/tax/reductions'

/** A box of form 2042-RICI that gives a tax reduction, on the forms of the income years `from` to `to`. */
interface ReductionBox {
  from: number
  to?: number
  /** How the overall cap treats it. */
  kind: Exclude<keyof TaxReductions, 'usedUnderCap' | 'usedOverseas'>
  /** Yearly share of the amount typed; 1 for an instalment carried over, typed as it is. */
  rate: number
  /** Year of a Pinel, Duflot or Denormandie purchase, whose bases share one cap. */
  bought?: number
}

/** Yearly rates of the purchases: metropolitan France over 6 or 9 years, overseas over 6 and over 9 years. */
const METROPOLITAN = 0.02
const OVERSEAS_6 = 0.23 / 6
const OVERSEAS_9 = 0.29 / 9

function metropolitan(bought: number): ReductionBox {
  return { from: bought, kind: 'capped', rate: METROPOLITAN, bought }
}

function overseas(bought: number, rate: number): ReductionBox {
  return { from: bought, kind: 'overseas', rate, bought }
}

function instalment(from: number): ReductionBox {
  return { from, kind: 'capped', rate: 1 }
}

/** Expenses of art. 199 tervicies (Malraux), outside of the overall cap. */
function malraux(rate: number, from: number, to?: number): ReductionBox {
  return { from, kind: 'uncapped', rate, ...(to === undefined ? {} : { to }) }
}

/** A code names another thing when the form of a later year uses it again. */
const boxes: Readonly<Record<string, readonly ReductionBox[]>> = {
  '7GH': [metropolitan(2013)],
  '7GI': [overseas(2013, OVERSEAS_9)],
  '7EK': [metropolitan(2014)],
  '7EL': [overseas(2014, OVERSEAS_9)],
  '7FI': [instalment(2014)],
  '7FK': [instalment(2015)],
  '7FR': [instalment(2016)],
  '7FV': [instalment(2017)],
  '7QA': [metropolitan(2014)],
  '7QB': [metropolitan(2014)],
  '7QC': [overseas(2014, OVERSEAS_6)],
  '7QD': [overseas(2014, OVERSEAS_9)],
  '7QE': [metropolitan(2015)],
  '7QF': [metropolitan(2015)],
  '7QG': [overseas(2015, OVERSEAS_6)],
  '7QH': [overseas(2015, OVERSEAS_9)],
  '7QI': [metropolitan(2016)],
  '7QJ': [metropolitan(2016)],
  '7QK': [overseas(2016, OVERSEAS_6)],
  '7QL': [overseas(2016, OVERSEAS_9)],
  '7QM': [metropolitan(2017)],
  '7QN': [metropolitan(2017)],
  '7QR': [metropolitan(2018)],
  '7QS': [metropolitan(2018)],
  '7QX': [metropolitan(2019)],
  '7QY': [overseas(2019, OVERSEAS_6)],
  '7QQ': [overseas(2019, OVERSEAS_9)],
  '7NA': [metropolitan(2019)],
  '7NB': [metropolitan(2019)],
  '7NC': [overseas(2019, OVERSEAS_6)],
  '7ND': [overseas(2019, OVERSEAS_9)],
  '7AI': [instalment(2015)],
  '7BI': [instalment(2015)],
  '7CI': [instalment(2015)],
  '7DI': [instalment(2015)],
  '7BZ': [instalment(2016)],
  '7CZ': [instalment(2016)],
  '7DZ': [instalment(2016)],
  '7EZ': [instalment(2016)],
  '7RZ': [instalment(2018)],
  '7RA': [malraux(0.27, 2011, 2016), instalment(2017)],
  '7RB': [malraux(0.36, 2011, 2016), instalment(2017)],
  '7RC': [malraux(0.3, 2011, 2016)],
  '7RD': [malraux(0.4, 2011, 2016)],
  '7RE': [malraux(0.22, 2012, 2016)],
  '7RF': [malraux(0.3, 2012, 2016)],
  '7SX': [malraux(0.22, 2013)],
  '7SY': [malraux(0.3, 2013)],
  '7NX': [malraux(0.22, 2016)],
  '7NY': [malraux(0.3, 2016)],
  '7TX': [malraux(0.22, 2017)],
  '7TY': [malraux(0.3, 2017)],
  '7NZ': [
    { from: 2011, to: 2011, kind: 'capped', rate: 0.22 },
    { from: 2012, kind: 'capped', rate: 0.18 },
  ],
}

/** Boxes that meant something else on the form of a year. */
const OTHER_MEANING: Readonly<Record<number, readonly string[]>> = { 2012: ['7NX', '7NY', '7SX', '7SY'] }

/** True for a box whose reduction is known, on whatever form. */
export function isReductionBox(code: string): boolean {
  return code in boxes
}

/** Boxes of the list that the form of the year uses for another purpose. */
export function boxesOfOtherMeaning(codes: readonly string[], incomeYear: number): string[] {
  return codes.filter((code) => OTHER_MEANING[incomeYear]?.includes(code))
}

/** Reductions that the boxes ask for; those that the form of the year did not have yet are without effect. Euros. */
export function reductionsOfBoxes(amounts: ReadonlyMap<string, number>, incomeYear: number): TaxReductions {
  const asked = [...amounts].flatMap(([code, amount]) => {
    const box = boxes[code]?.find(({ from, to = Infinity }) => from <= incomeYear && incomeYear <= to)
    return box === undefined ? [] : [{ ...box, amount }]
  })
  const left = new Map<number, number>()
  const reductions = { capped: 0, overseas: 0, uncapped: 0 }
  for (const { kind, rate, bought, amount } of asked.sort((one, other) => other.rate - one.rate)) {
    reductions[kind] += rate * (bought === undefined ? amount : underSharedCap(amount, bought, left))
  }
  return reductions
}

/** Purchases of one year share the cap of the base; the highest rates are served first. */
function underSharedCap(amount: number, bought: number, left: Map<number, number>): number {
  const room = left.get(bought) ?? inForce(pinelBaseCaps, `${bought}-12-31`).value.total
  const counted = Math.min(amount, room)
  left.set(bought, room - counted)
  return counted
}
