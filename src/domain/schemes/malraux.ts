import { malrauxCap, malrauxCarryYears, malrauxCommitment, type MalrauxRates, malrauxRates } from '../law/malraux'
import { inForce } from '../law/parameter'
import type { SolutionConfiguration } from '../configuration'
import type { IsoDate } from '../value/calendar'
import { frenchEuros, frenchPercent } from '../value/frenchText'
import { roundToEuro } from '../value/rounding'
import { applicability, otherSeniority, refused } from './applicability'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme, Situation } from './scheme'
import { declareUnfurnished, unfurnishedParameters } from './unfurnished'

const ADVANTAGE = 'La réduction Malraux'
/** Works of a building sold to be renovated are paid as they advance: half the year of the deed, half the next one. */
const PAID_AS_THEY_ADVANCE = [0.5, 0.5]
const PAID_AT_ONCE = [1]

const planRates: readonly { value: number; label: string }[] = [
  { value: 0.22, label: '22\u202f% (site patrimonial avec PVAP)' },
  { value: 0.3, label: '30\u202f% (plan de sauvegarde et de mise en valeur)' },
]

const questions = {
  malraux_is_vir: {
    kind: 'flag',
    label: 'Vente d’immeuble à rénover (VIR)',
    help: 'Le vendeur réalise les travaux\u00a0; paiement échelonné.',
    required: true,
    initial: true,
  },
  malraux_tax_reduction_rate: {
    kind: 'rate',
    label: 'Taux de réduction Malraux',
    choices: planRates,
    required: true,
    initial: 0.3,
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/** Tax reduction on the complete restoration of a building in a protected district, let unfurnished (CGI art. 199 tervicies). */
export const malraux: InvestmentScheme<'malraux', typeof questions> = {
  id: 'malraux',
  kind: 'investment',
  label: 'Malraux',
  short: 'Malraux',
  slugs: ['malraux'],
  law: 'CGI art. 199 tervicies',
  asks: ['renovation_price', 'notary_signature_date'],
  questions,
  requires: ['renovation_price', 'malraux_tax_reduction_rate'],
  letting: 'unfurnished',
  works: 'used',
  usual: { works: 1, answers: { malraux_is_vir: true, malraux_tax_reduction_rate: 0.3 } },
  seniority: 'old',

  applies: (configuration, signatureDate) =>
    applicability(otherSeniority(ADVANTAGE, configuration, 'old'), unknownRate(configuration, signatureDate)),

  gives(situation) {
    const { configuration, signatureDate, acquisition, years } = situation
    const cap = inForce(malrauxCap, signatureDate)
    const carryYears = inForce(malrauxCarryYears, signatureDate)
    const commitment = inForce(malrauxCommitment, signatureDate)
    const shares = configuration.malraux_is_vir === false ? PAID_AT_ONCE : PAID_AS_THEY_ADVANCE
    const paid = shares.map((share) => acquisition.renovationPrice * share)
    const reductions = malrauxReductions(paid, configuration.malraux_tax_reduction_rate ?? 0, cap.value)
    return {
      years: years.map((operating, index) => ({
        year: operating.year,
        property: declareUnfurnished(situation, operating),
        uncappedTaxReduction: reductions[index] ?? 0,
      })),
      reductionLifetime: carryYears.value,
      commitments: [commitment.value],
      parameters: [
        inForce(malrauxRates, signatureDate),
        cap,
        carryYears,
        commitment,
        ...unfurnishedParameters(years.at(-1)?.year ?? 0),
      ],
      assumptions: [
        {
          key: 'works_paid_over',
          label: 'Travaux payés',
          value: worksText(situation, shares.length),
          unit: 'text',
          origin: 'convention',
        },
      ],
      warnings: warningsOf(acquisition.renovationPrice, cap.value.total),
    }
  },
}

/**
 * Reduction of each year, whole euros: rate × works paid, under the cap of the year and the one of all years.
 * @param paid works paid each calendar year from the permit on, euros
 */
export function malrauxReductions(
  paid: readonly number[],
  rate: number,
  cap: { total: number; years: number; perYear: number },
): number[] {
  let left = cap.total
  return paid.slice(0, cap.years).map((works) => {
    const counted = Math.min(works, cap.perYear, left)
    left -= counted
    return roundToEuro(counted * rate)
  })
}

function unknownRate({ malraux_tax_reduction_rate: rate = 0 }: SolutionConfiguration, signatureDate: IsoDate) {
  const rates: MalrauxRates = inForce(malrauxRates, signatureDate).value
  if (rate === rates.safeguardPlan || rate === rates.otherPlan) return undefined
  const known = `${frenchPercent(rates.otherPlan)} ou ${frenchPercent(rates.safeguardPlan)}`
  return refused(
    'malraux_tax_reduction_rate',
    `Le taux de la réduction Malraux est de ${known}, selon le plan qui protège le quartier.`,
    known,
  )
}

function worksText({ years }: Situation, count: number): string {
  const first = years[0]?.year ?? 0
  return count === 1 ? `En ${first}` : `Par moitié en ${first} et ${first + 1}`
}

function warningsOf(works: number, cap: number) {
  const conditions = {
    code: 'malraux_conditions',
    message:
      'À vérifier\u00a0: le site patrimonial remarquable et son plan approuvé, ' +
      'l’accord de l’architecte des Bâtiments de France, ' +
      'la restauration complète de l’immeuble et la location dans les douze mois qui suivent les travaux. ' +
      'La réduction des quartiers dégradés tient à une date de fin qui n’a pas été vérifiée.',
  }
  if (works <= cap) return [conditions]
  return [
    {
      code: 'malraux_cap',
      message: `La réduction porte sur ${frenchEuros(cap)} de travaux\u00a0: ${frenchEuros(works - cap)} dépassent le plafond.`,
    },
    conditions,
  ]
}
