import type { BorrowerInsurance } from '../configuration'

/** Yearly rate of the insurance of all borrowers together on a loan: each premium counts for the share that it covers. */
export function insuranceRateOf({
  insurance_rate = 0,
  insured_share = 1,
  companion_insurance_rate = insurance_rate,
  companion_insured_share = 0,
}: BorrowerInsurance): number {
  return insurance_rate * insured_share + companion_insurance_rate * companion_insured_share
}
