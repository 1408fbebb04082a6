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
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import { progressive } from './progressiveScale'

/** What a purchase is. */
export interface Deed {
  seniority: 'new' | 'old'
  on: IsoDate
  /** Code of the department; absent: the usual rate. */
  department?: string
}

/** Acquisition costs and their parts, euros. */
export interface NotaryFee {
  total: number
  /** Transfer duties, or land registration tax of a new home. */
  duties: number
  /** Share of the price that the duties take. */
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
 * @param price euros, without furniture; the duties of a new home are due on its price before VAT
 */
export function notaryFee(price: number, deed: Deed): NotaryFee {
  const duties = dutiesRate(deed)
  const scale = inForce(saleEmolument, deed.on)
  const vatRate = inForce(emolumentVat, deed.on)
  const lump = inForce(formalities, deed.on)
  const contribution = inForce(landRegistryContribution, deed.on)
  const papers = inForce(disbursements, deed.on)
  const { brackets, minimum, maximumShare } = scale.value
  const emolument = roundToCent(Math.min(Math.max(progressive(brackets, price), minimum), price * maximumShare))
  const parts = {
    duties: roundToCent(price * duties.rate),
    emolument,
    formalities: lump.value,
    vat: roundToCent((emolument + lump.value) * vatRate.value),
    landRegistryContribution: roundToCent(Math.max(contribution.value.minimum, price * contribution.value.rate)),
    disbursements: papers.value,
  }
  return {
    ...parts,
    total: roundToCent(Object.values(parts).reduce((sum, part) => sum + part, 0)),
    dutiesRate: duties.rate,
    parameters: [...duties.parameters, scale, vatRate, lump, contribution, papers],
  }
}

/** Existing home: department + municipality + collection share of the department's; new home: one reduced rate. */
function dutiesRate({ seniority, on, department }: Deed): { rate: number; parameters: InForce<unknown>[] } {
  if (seniority === 'new') {
    const reduced = inForce(newHomeDuties, on)
    return { rate: reduced.value, parameters: [reduced] }
  }
  const common = inForce(transferDuties, on)
  const table = inForce(departmentalDuties, on)
  const departmental = (department === undefined ? undefined : table.value.exceptions[department]) ?? table.value.usual
  const rate = departmental * (1 + common.value.collection) + common.value.municipal
  return { rate, parameters: [table, common] }
}
