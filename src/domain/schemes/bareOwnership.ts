import { inForce } from '../law/parameter'
import { bareOwnerInterest, socialUsufructYears, usualBareOwnershipShare, usufructScale } from '../law/usufruct'
import type { SolutionConfiguration } from '../configuration'
import type { Assumption } from '../result'
import { type IsoDate, yearOf } from '../value/calendar'
import { frenchEuros, frenchYears } from '../value/frenchText'
import { wholePower, wholeRoot } from '../value/powers'
import { roundRate, roundToCent } from '../value/rounding'
import { applicability, refused } from './applicability'
import type { AnswersTo, Questions } from './question'
import type { OperatingYear, PropertyResult, InvestmentScheme, Situation } from './scheme'
import { fixedUsufructShare } from './usufruct'

const questions = {
  usufruct_duration: {
    kind: 'integer',
    label: 'Durée de l’usufruit',
    minimum: 1,
    maximum: 50,
    unit: 'ans',
    help: '15 ans si vous laissez vide.',
  },
  full_ownership_price: {
    kind: 'large_amount',
    label: 'Valeur en pleine propriété',
    help: 'Prix du même bien avec son usage. Estimée si vous laissez vide.',
  },
  has_social_usufruct: {
    kind: 'flag',
    label: 'Usufruitier bailleur social',
    help: 'Les intérêts du prêt se déduisent alors des autres revenus fonciers.',
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof questions> {}
}

/**
 * Purchase without the use, which somebody else has for some years: no rent, no charge, no property tax (C. civ. art.
 * 578, CGI art. 669).
 */
export const bareOwnership: InvestmentScheme<'bare_ownership', typeof questions> = {
  id: 'bare_ownership',
  kind: 'investment',
  label: 'Nue-propriété',
  short: 'Nue-propriété',
  slugs: ['nue-propriete'],
  law: 'C. civ. art. 578\u202f; CGI art. 669\u202f; CCH art. L253-1',
  asks: [],
  ownPrice: 'bareOwnership',
  questions,
  requires: [],
  letting: 'none',
  works: 'capitalised',
  isPaidByOthers: () => true,
  applies: (configuration, signatureDate) =>
    applicability(tooShort(configuration, signatureDate), tooCheap(configuration)),

  gives(situation) {
    const { configuration, signatureDate, deliveryDate, acquisition, years } = situation
    const price = acquisition.propertyPrice + acquisition.renovationPrice
    const usufructYears = usufructYearsOf(configuration, signatureDate)
    const fullPrice = fullPriceOf(configuration, signatureDate)
    const monthsAt = (index: number) =>
      years.slice(0, index + 1).reduce((months, { monthsLet }) => months + monthsLet, 0)
    return {
      years: years.map((operating, index) => ({
        year: operating.year,
        property: interestOf(situation, operating),
        propertyValue: bareOwnershipValue(price, fullPrice, monthsAt(index), usufructYears),
        isBareOwnership: monthsAt(index) < usufructYears * 12,
      })),
      parameters: [
        inForce(usufructScale, signatureDate),
        ...(configuration.full_ownership_price === undefined ? [inForce(usualBareOwnershipShare, signatureDate)] : []),
        ...(configuration.has_social_usufruct === true ? [inForce(bareOwnerInterest, signatureDate)] : []),
      ],
      assumptions: assumptionsOf(situation, price, fullPrice, usufructYears),
      warnings: [
        {
          code: 'bare_ownership',
          message:
            'L’usufruitier perçoit les loyers et paie les charges et la taxe foncière ' +
            `jusqu’en ${yearOf(deliveryDate) + usufructYears}\u202f; le bien est ensuite libre, ` +
            'et ni loyer ni charge ne sont comptés. La nue-propriété n’entre pas dans l’IFI.',
        },
      ],
    }
  },
}

/**
 * Value of the bare ownership, euros: it grows at a constant rate from its price to the full price at the end of the usufruct.
 * @param monthsElapsed months of the usufruct that have gone
 */
export function bareOwnershipValue(
  price: number,
  fullPrice: number,
  monthsElapsed: number,
  usufructYears: number,
): number {
  if (monthsElapsed >= usufructYears * 12) return roundToCent(fullPrice)
  if (price === 0) return 0
  return roundToCent(price * wholePower(wholeRoot(fullPrice / price, usufructYears * 12), monthsElapsed))
}

function usufructYearsOf({ usufruct_duration }: SolutionConfiguration, signatureDate: IsoDate): number {
  return usufruct_duration ?? inForce(socialUsufructYears, signatureDate).value
}

function fullPriceOf({ full_ownership_price, property_price }: SolutionConfiguration, signatureDate: IsoDate): number {
  return full_ownership_price ?? property_price / inForce(usualBareOwnershipShare, signatureDate).value
}

/** Interest is deducted from the household's other rents when a social landlord has the use; it never reaches global income. */
function interestOf(
  { configuration, acquisition, years, signatureDate, deliveryDate }: Situation,
  operating: OperatingYear,
): PropertyResult {
  const isDeducted = configuration.has_social_usufruct === true && inForce(bareOwnerInterest, signatureDate).value === 1
  const isOver = operating.year >= yearOf(deliveryDate) + usufructYearsOf(configuration, signatureDate)
  const fees = operating === years[0] ? acquisition.loanFees : 0
  const financialCharges = isDeducted && !isOver ? operating.interest + operating.insurance + fees : 0
  return { rents: 0, financialCharges, otherCharges: 0, globalIncomeCap: 0 }
}

function tooShort(configuration: SolutionConfiguration, signatureDate: IsoDate) {
  const least = inForce(socialUsufructYears, signatureDate).value
  if (configuration.has_social_usufruct !== true || usufructYearsOf(configuration, signatureDate) >= least)
    return undefined
  return refused(
    'usufruct_duration',
    `L’usufruit d’un bailleur social dure au moins ${frenchYears(least)}. Corrigez sa durée, ou indiquez que l’usufruitier n’est pas un bailleur social.`,
    frenchYears(least),
  )
}

function tooCheap({ full_ownership_price, property_price }: SolutionConfiguration) {
  if (full_ownership_price === undefined || full_ownership_price >= property_price) return undefined
  return refused(
    'full_ownership_price',
    `La valeur en pleine propriété ne peut pas être inférieure au prix de la nue-propriété (${frenchEuros(property_price)}).`,
    frenchEuros(property_price),
  )
}

/** Growth that leads from the price of the bare ownership to the full one; none where nothing is paid. */
function impliedYield(price: number, fullPrice: number, years: number): Assumption[] {
  if (price < 1) return []
  const yearly = roundRate(wholeRoot(fullPrice / price, years) - 1)
  return [
    {
      key: 'implied_yield',
      label: 'Rendement annuel de la reconstitution',
      value: yearly,
      unit: 'rate',
      origin: 'convention',
    },
  ]
}

function assumptionsOf(
  { configuration, signatureDate }: Situation,
  price: number,
  fullPrice: number,
  years: number,
): Assumption[] {
  const isTyped = configuration.full_ownership_price !== undefined
  return [
    {
      key: 'usufruct_duration',
      label: 'Durée de l’usufruit',
      value: years,
      unit: 'years',
      origin: configuration.usufruct_duration === undefined ? 'law' : 'file',
    },
    {
      key: 'full_ownership_price',
      label: 'Valeur en pleine propriété',
      value: roundToCent(fullPrice),
      unit: 'euros',
      origin: isTyped ? 'file' : 'convention',
    },
    {
      key: 'usufruct_share',
      label: 'Valeur fiscale de l’usufruit',
      value: fixedUsufructShare(years, signatureDate),
      unit: 'rate',
      origin: 'law',
    },
    ...impliedYield(price, fullPrice, years),
    {
      key: 'property_value',
      label: 'Valeur du bien',
      value: 'Croissance régulière du prix jusqu’à la pleine propriété, sans hausse du marché',
      unit: 'text',
      origin: 'convention',
    },
  ]
}
