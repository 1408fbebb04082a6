import { inForce } from '../../../src/domain/law/parameter'
import type { AnswersTo, Questions } from '../../../src/domain/schemes/question'
import type { InvestmentScheme } from '../../../src/domain/schemes/scheme'
import { declareUnfurnished, unfurnishedParameters } from '../../../src/domain/schemes/unfurnished'
import { trialLeaseRate, trialLeaseWindow } from './law'

const questions = {
  trial_lease_years: { kind: 'integer', label: 'Années du bail d’essai', minimum: 1, maximum: 9, unit: 'ans' },
  trial_lease_tenant: {
    kind: 'choice',
    label: 'Locataire à l’essai',
    choices: { student: 'Un étudiant', worker: 'Un salarié' },
  },
} as const satisfies Questions

declare module '../../../src/domain/configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** A scheme that no law knows, written as any other: a reduction of each year of the lease. */
export const trialLease: InvestmentScheme<'trial_lease', typeof questions> = {
  id: 'trial_lease',
  kind: 'investment',
  label: 'Bail d’essai',
  short: 'Essai',
  slugs: ['bail-essai'],
  law: 'Texte imaginé',
  asks: ['renovation_price'],
  questions,
  requires: ['trial_lease_years'],
  window: { ...trialLeaseWindow, advantage: 'La réduction du bail d’essai' },
  letting: 'unfurnished',
  works: 'used',
  termAnswer: 'trial_lease_years',
  usual: { answers: { trial_lease_years: 3 } },
  applies: () => ({ kind: 'applies' }),

  gives(situation) {
    const { years, acquisition, configuration, signatureDate } = situation
    const rate = inForce(trialLeaseRate, signatureDate)
    const leaseYears = configuration.trial_lease_years ?? 0
    return {
      years: years.map((operating, index) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating),
        uncappedTaxReduction: index < leaseYears ? acquisition.propertyPrice * rate.value : 0,
      })),
      parameters: [rate, ...unfurnishedParameters(years.at(-1)?.year ?? 0)],
      assumptions: [],
      warnings: [],
    }
  },
}
