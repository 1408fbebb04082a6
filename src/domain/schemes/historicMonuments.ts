import { monumentCommitment, monumentDeficitCap, monumentRecaptureYears } from '../law/historicMonuments'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import { frenchYears } from '../value/frenchText'
import type { Assumption } from '../result'
import { applicability, otherSeniority } from './applicability'
import { noQuestions } from './question'
import type { InvestmentScheme, OperatingYear, PropertyResult, Situation } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

/** Unfurnished letting of a listed building: works and interest are deducted without limit (CGI art. 156, I, 3° and 156 bis). */
export const historicMonuments: InvestmentScheme<'historic_monuments', typeof noQuestions> = {
  id: 'historic_monuments',
  kind: 'investment',
  label: 'Monument historique',
  short: 'Monument historique',
  slugs: ['monument-historique'],
  law: 'CGI art. 156, I, 3° et 156 bis',
  asks: ['renovation_price'],
  questions: noQuestions,
  requires: ['renovation_price'],
  letting: 'unfurnished',
  works: 'used',
  usual: { works: 1 },
  seniority: 'old',

  applies: (configuration) =>
    applicability(otherSeniority('Le régime des monuments historiques', configuration, 'old')),

  gives(situation) {
    const { years, signatureDate } = situation
    const worksYear = years[0]?.year ?? 0
    const lastYear = years.at(-1)?.year ?? worksYear
    const commitment = inForce(monumentCommitment, signatureDate)
    const recapture = inForce(monumentRecaptureYears, signatureDate)
    return {
      years: years.map((operating) => ({ year: operating.year, property: declareMonument(situation, operating) })),
      recapture: { kind: 'global_charges', commitmentYears: commitment.value, overYears: recapture.value },
      parameters: [
        inForce(monumentDeficitCap, endOfYear(lastYear)),
        commitment,
        recapture,
        ...unfurnishedParameters(lastYear),
      ],
      assumptions: assumptionsOf(worksYear, commitment.value),
      warnings: [
        {
          code: 'monument_conditions',
          message:
            `Le monument doit être gardé ${frenchYears(commitment.value)} et ne pas être mis ` +
            'en copropriété sans agrément\u202f; sinon le revenu global est majoré des déficits déduits. ' +
            'Les subventions reçues diminuent les travaux déductibles.',
        },
      ],
    }
  },
}

function assumptionsOf(worksYear: number, commitmentYears: number): Assumption[] {
  return [
    {
      key: 'works_paid_in',
      label: 'Travaux payés et déduits en',
      value: String(worksYear),
      unit: 'text',
      origin: 'convention',
    },
    { key: 'commitment', label: 'Engagement de conservation', value: commitmentYears, unit: 'years', origin: 'law' },
  ]
}

/** Interest counts like any other charge: the order of charges of an ordinary deficit does not apply. */
function declareMonument(situation: Situation, operating: OperatingYear): PropertyResult {
  const isWorksYear = operating === situation.years[0]
  const works = isWorksYear ? { total: situation.acquisition.renovationPrice, energy: 0 } : undefined
  const { rents, financialCharges, otherCharges } = declareUnfurnished(situation, operating, works)
  return {
    rents,
    financialCharges: 0,
    otherCharges: financialCharges + otherCharges,
    globalIncomeCap: inForce(monumentDeficitCap, endOfYear(operating.year)).value,
  }
}
