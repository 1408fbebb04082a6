import { depreciationKeptResidences } from '../law/capitalGains'
import { inForce } from '../law/parameter'
import type { ResidenceType } from '../configuration'
import type { Assumption, Warning } from '../result'
import { endOfYear } from '../value/calendar'
import { declareFurnished } from './furnished'
import type { SchemeOutcome, Situation } from './scheme'
import { recoveredVat, vatOfYear, vatParameters, withoutVat } from './taxedLetting'

/** Who a residence is for. */
export const residenceTypes = {
  student: 'Résidence étudiante',
  senior: 'Résidence seniors',
  care: 'EHPAD',
  tourism: 'Résidence de tourisme',
  business: 'Résidence d’affaires',
} as const satisfies Readonly<Record<ResidenceType, string>>

/** What the operator pays instead of the owner: running costs and letting. */
const OPERATOR_CHARGES = ['condominium_fee', 'rental_management', 'unpaid_rent_insurance']

/** Whether a usual charge of an owner is paid by the operator of a serviced residence. */
export function isPaidByOperator(charge: string): boolean {
  return OPERATOR_CHARGES.includes(charge)
}

/**
 * A unit of a serviced residence, let to its operator by a commercial lease: a new one recovers the VAT of its price because
 * the rent bears VAT (CGI art. 261 D, 4°), and a sale of some residences does not add the depreciation back (art. 150 VB, III).
 */
export function servicedResidence(situation: Situation, type: ResidenceType): SchemeOutcome {
  const { acquisition, configuration, years, earnedIncome } = situation
  const isTaxed = configuration.seniority === 'new'
  const vat = isTaxed ? recoveredVat(situation) : { price: 0, works: 0, furniture: 0 }
  const kept = inForce(depreciationKeptResidences, endOfYear(years.at(-1)?.year ?? 0))
  const declared = declareFurnished({ acquisition: withoutVat(acquisition, vat), years, earnedIncome }, () => 'actual')
  return {
    years: declared.map(({ year, furnished }) => ({
      year,
      furnished: kept.value.includes(type) ? { ...furnished, isDepreciationAddedBack: false } : furnished,
      ...(isTaxed ? { vat: vatOfYear(vat, situation, year) } : {}),
    })),
    parameters: [kept, ...(isTaxed ? vatParameters(situation) : [])],
    assumptions: assumptionsOf(type, vat.price + vat.works + vat.furniture),
    warnings: warningsOf(isTaxed),
  }
}

function assumptionsOf(type: ResidenceType, recovered: number): Assumption[] {
  return [
    { key: 'residence_type', label: 'Résidence services', value: residenceTypes[type], unit: 'text', origin: 'scheme' },
    {
      key: 'operator_charges',
      label: 'Charges courantes et gestion',
      value: 'Payées par l’exploitant',
      unit: 'text',
      origin: 'scheme',
    },
    ...(recovered > 0
      ? [{ key: 'recovered_vat', label: 'TVA récupérée', value: recovered, unit: 'euros', origin: 'law' } as const]
      : []),
  ]
}

function warningsOf(isTaxed: boolean): Warning[] {
  return [
    {
      code: 'commercial_lease',
      message:
        'Le loyer est celui du bail commercial, hors TVA. Sa durée (neuf ans au moins), ' +
        'son indexation et la part des travaux laissée au propriétaire se lisent dans le bail\u202f; ' +
        'la solidité de l’exploitant remplace le risque de vacance.',
    },
    ...(isTaxed
      ? [
          {
            code: 'vat_commitment',
            message:
              'La TVA récupérée est reversée par vingtièmes si la location soumise à TVA cesse ' +
              'avant vingt ans\u202f; une revente à un bailleur qui la poursuit en dispense.',
          },
        ]
      : []),
  ]
}
