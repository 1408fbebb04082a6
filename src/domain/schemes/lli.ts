import { lliCommitment, lliPropertyTaxYears, lliVat } from '../law/lli'
import { inForce } from '../law/parameter'
import { newHomeExemptionYears } from '../law/propertyTax'
import { normalVat } from '../law/rentalVat'
import { tenantIncomes } from '../law/tenantIncome'
import type { SolutionConfiguration } from '../configuration'
import type { Assumption } from '../result'
import type { IsoDate } from '../value/calendar'
import { frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { applicability, otherSeniority, outsideZones, refused } from './applicability'
import { pinelRentCeiling } from './pinelRent'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme, Situation, VatYear } from './scheme'
import { tenantIncomeAssumption } from './tenantIncome'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const ADVANTAGE = 'La TVA du logement intermédiaire'

const questions = {
  buyer_type: {
    kind: 'choice',
    label: 'Acquéreur',
    help: 'Le logement intermédiaire s’achète par une société.',
    choices: { person: 'Le foyer', company: 'Une société (SCI comprise)' },
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** New dwelling bought with reduced VAT by a company, let for twenty years under the intermediate ceilings (CGI art. 279-0 bis A). */
export const lli: InvestmentScheme<'lli', typeof questions> = {
  id: 'lli',
  kind: 'investment',
  label: 'Logement locatif intermédiaire (LLI)',
  short: 'Locatif intermédiaire',
  slugs: ['logement-locatif-intermediaire'],
  law: 'CGI art. 279-0 bis A',
  asks: ['surface', 'notary_signature_date'],
  questions,
  requires: [],
  letting: 'unfurnished',
  works: 'capitalised',
  seniority: 'new',
  priceVat: lliVat.values,
  imposes: { buyer_type: 'company' },
  rentCeiling: pinelRentCeiling,
  applies: (configuration, _signatureDate, market) =>
    applicability(
      otherSeniority(ADVANTAGE, configuration, 'new'),
      boughtByPerson(configuration),
      outsideZones(
        ADVANTAGE,
        ['Abis', 'A', 'B1'],
        market,
        'A bis, A et B1 (et aux communes d’une ORT ou d’un PPA, qui ne sont pas connues ici)',
      ),
    ),

  gives(situation) {
    const { years, signatureDate } = situation
    const vat = vatSaved(situation)
    let months = 0
    return {
      years: years.map((operating) => {
        months += operating.monthsLet
        return {
          year: operating.year,
          property: declareUnfurnished(situation, operating),
          vat: vatTopUp(vat, Math.floor(months / 12), signatureDate),
        }
      }),
      parameters: [
        inForce(lliVat, signatureDate),
        inForce(lliCommitment, signatureDate),
        inForce(tenantIncomes, signatureDate),
        ...unfurnishedParameters(years.at(-1)?.year ?? 0),
      ],
      assumptions: assumptionsOf(situation, vat),
      warnings: [
        {
          code: 'lli_conditions',
          message:
            'L’acquéreur est une personne morale (une SCI à l’impôt sur le revenu est supposée ici), ' +
            `qui loue ${frenchYears(inForce(lliCommitment, signatureDate).value.years)} sous les plafonds ` +
            'intermédiaires. La créance égale à la taxe foncière s’impute sur l’impôt sur les sociétés\u00a0: ' +
            'elle n’est pas comptée.',
        },
      ],
    }
  },
}

function assumptionsOf({ market, signatureDate }: Situation, vat: number): Assumption[] {
  const exemptYears = inForce(newHomeExemptionYears, signatureDate).value
  return [
    tenantIncomeAssumption(market.zone, signatureDate),
    { key: 'vat_saved', label: 'TVA épargnée, comprise dans le prix saisi', value: vat, unit: 'euros', origin: 'law' },
    {
      key: 'property_tax_credit',
      label: 'Créance de taxe foncière possible',
      value: propertyTaxCreditYears(exemptYears, signatureDate),
      unit: 'years',
      origin: 'law',
    },
  ]
}

/** VAT that the reduced rate spares, euros, from a price that includes the reduced one. */
export function vatSaved({ acquisition, signatureDate }: Pick<Situation, 'acquisition' | 'signatureDate'>): number {
  const reduced = inForce(lliVat, signatureDate).value
  return roundToCent((acquisition.propertyPrice / (1 + reduced)) * (inForce(normalVat, signatureDate).value - reduced))
}

/**
 * The whole VAT spared is due on a sale of a single dwelling, until it is free (BOI-TVA-IMM-30).
 * @param yearsHeld full years from the delivery
 */
export function vatTopUp(saved: number, yearsHeld: number, signatureDate: IsoDate): VatYear {
  const toPayBack = yearsHeld < inForce(lliCommitment, signatureDate).value.freeSaleAfter ? saved : 0
  return { recovered: 0, toPayBack, keptOnPrice: -toPayBack }
}

/** Years of the credit equal to the property tax, those of full exemption taken off (BOI-IS-RICI-40-10-20 § 50). */
export function propertyTaxCreditYears(exemptYears: number, completedOn: IsoDate): number {
  return Math.max(0, inForce(lliPropertyTaxYears, completedOn).value - exemptYears)
}

function boughtByPerson({ buyer_type }: SolutionConfiguration) {
  if (buyer_type !== 'person') return undefined
  return refused(
    'buyer_type',
    'La TVA à 10\u202f% du logement intermédiaire est réservée aux personnes morales, SCI comprise. ' +
      'Indiquez un achat par une société, ou choisissez un autre dispositif.',
    'Personne morale',
  )
}
