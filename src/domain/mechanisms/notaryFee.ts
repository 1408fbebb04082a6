import {
  departmentalDuties,
  disbursements,
  emolumentVat,
  formalities,
  landRegistryContribution,
  newHomeDuties,
  saleEmolument,
  transferDuties,
} from '../law/notaryFees'
import { type InForce, inForce } from '../law/parameter'
import { normalVat } from '../law/rentalVat'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import { progressive } from './progressiveScale'

/** What a purchase is. */
export interface Deed {
  seniority: 'new' | 'old'
  on: IsoDate
  /** Code of the department; absent: the usual rate. */
  department?: string
  /** Rate of VAT in the price of a new home; absent: the normal one. */
  vatRate?: number
  /** The buyers, who owned no main home in the two years before, will live in it (loi 2025-127, art. 116; CCH art. L31-10-3). */
  isFirstHome?: boolean
}

/** Acquisition costs and their parts, euros. */
interface NotaryFee {
  total: number
  /** Transfer duties, or land registration tax of a new home. */
  duties: number
  /** What the duties are due on: the price, less VAT for a new home. */
  dutiesBase: number
  /** Share of that base that the duties take. */
  dutiesRate: number
  /** Proportional fee of the notary, before VAT. */
  emolument: number
  /** Formalities, before VAT. */
  formalities: number
  /** VAT on the fee and the formalities. */
  vat: number
  landRegistryContribution: number
  disbursements: number
  parameters: InForce<unknown>[]
}

/**
 * Costs of a deed of sale in metropolitan France (C. com. art. A444-91, CGI art. 1594 D and 1594 F quinquies).
 * @param price euros, without furniture; VAT included for a new home
 */
export function notaryFee(price: number, deed: Deed): NotaryFee {
  const duties = dutiesOf(price, deed)
  const scale = inForce(saleEmolument, deed.on)
  const vatRate = inForce(emolumentVat, deed.on)
  const lump = inForce(formalities, deed.on)
  const contribution = inForce(landRegistryContribution, deed.on)
  const papers = inForce(disbursements, deed.on)
  const { brackets, minimum, maximumShare } = scale.value
  const emolument = roundToCent(Math.min(Math.max(progressive(brackets, price), minimum), price * maximumShare))
  const parts = {
    duties: roundToCent(duties.base * duties.rate),
    emolument,
    formalities: lump.value,
    vat: roundToCent((emolument + lump.value) * vatRate.value),
    landRegistryContribution: roundToCent(Math.max(contribution.value.minimum, price * contribution.value.rate)),
    disbursements: papers.value,
  }
  return {
    ...parts,
    total: roundToCent(Object.values(parts).reduce((sum, part) => sum + part, 0)),
    dutiesBase: roundToCent(duties.base),
    dutiesRate: duties.rate,
    parameters: [...duties.parameters, scale, vatRate, lump, contribution, papers],
  }
}

/** Existing home: department + municipality + collection share of the department’s; new home: one reduced rate, without VAT in its base. */
function dutiesOf(
  price: number,
  { seniority, on, department, vatRate, isFirstHome = false }: Deed,
): { base: number; rate: number; parameters: InForce<unknown>[] } {
  if (seniority === 'new') {
    const [reduced, vat] = [inForce(newHomeDuties, on), inForce(normalVat, on)]
    return { base: price / (1 + (vatRate ?? vat.value)), rate: reduced.value, parameters: [reduced, vat] }
  }
  const common = inForce(transferDuties, on)
  const table = inForce(departmentalDuties, on)
  const { usual, exceptions, firstHomeAtMost = Infinity } = table.value
  const ofDepartment = (department === undefined ? undefined : exceptions[department]) ?? usual
  const departmental = isFirstHome ? Math.min(ofDepartment, firstHomeAtMost) : ofDepartment
  const rate = departmental * (1 + common.value.collection) + common.value.municipal
  return { base: price, rate, parameters: [table, common] }
}
