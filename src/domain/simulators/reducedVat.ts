import { inForce, unverifiedSentence } from '../law/parameter'
import {
  ileDeFrance,
  newHomeVat,
  parisAndNeighbours,
  reducedVatClawback,
  reducedVatIncomes,
  type SocialHousingArea,
} from '../law/reducedVat'
import { frenchEuros } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { reducedVatTrace } from './explain/reducedVat'
import type { ReducedVatQuestion, VatObstacle, ReducedVatAnswer, MunicipalityCodes } from './answers/reducedVat'

/** VAT at 5.5 % of a main home in or around a priority district (CGI art. 278 sexies, III). */
export function reducedVat(
  question: ReducedVatQuestion,
  municipality: MunicipalityCodes,
  explain = false,
): ReducedVatAnswer {
  const on = question.signature_date
  const rates = inForce(newHomeVat, on)
  const incomes = inForce(reducedVatIncomes, on)
  const clawback = inForce(reducedVatClawback, on)
  const table = incomes.value[areaOf(municipality)]
  const occupants = Math.max(1, question.household_composition)
  const incomeCeiling = table[Math.min(occupants, table.length) - 1] ?? 0
  const withoutVat = roundToCent(question.property_price / (1 + rates.value.normal))
  const reduced = roundToCent(withoutVat * (1 + rates.value.reduced))
  const saving = roundToCent(question.property_price - reduced)
  const obstacles = obstaclesOf(question, incomeCeiling, withoutVat)
  const { years, yearlyShare } = clawback.value
  const answer = {
    eligible: obstacles.length === 0,
    obstacles,
    to_check: toCheck(question, occupants > table.length),
    income_ceiling: incomeCeiling,
    price_without_vat: withoutVat,
    price_at_normal_rate: question.property_price,
    price_at_reduced_rate: reduced,
    saving,
    clawback: Array.from({ length: years }, (_, index) => ({
      year: index + 1,
      amount: roundToCent(saving * (1 - index * yearlyShare)),
    })),
  }
  return {
    ...answer,
    unverified: [rates, incomes, clawback].filter(({ verified }) => !verified).map(unverifiedSentence),
    ...(explain ? { trace: reducedVatTrace(question, answer, { rates, incomes, clawback }) } : {}),
  }
}

/** The column of the income ceilings. */
function areaOf({ code, department }: MunicipalityCodes): SocialHousingArea {
  if (parisAndNeighbours.has(code)) return 'paris'
  return ileDeFrance.has(department) ? 'ile_de_france' : 'regions'
}

function obstaclesOf(question: ReducedVatQuestion, incomeCeiling: number, withoutVat: number): VatObstacle[] {
  const obstacles: VatObstacle[] = []
  if (question.perimeter === 'outside') {
    obstacles.push({
      criterion: 'perimeter',
      message:
        'Le logement n’est ni dans un quartier prioritaire ou de rénovation urbaine, ' +
        'ni entièrement à moins de 300\u00a0m, ' +
        'ni dans un ensemble entièrement à moins de 500\u00a0m et en partie à moins de 300\u00a0m.',
    })
  }
  if (!question.is_main_residence) {
    obstacles.push({
      criterion: 'main_residence',
      message: 'Le logement doit être la résidence principale de l’acquéreur.',
    })
  }
  if (question.n_2_taxable_income > incomeCeiling) {
    obstacles.push({
      criterion: 'income',
      message: `Le revenu fiscal de référence (${frenchEuros(question.n_2_taxable_income)}) dépasse le plafond de ${frenchEuros(incomeCeiling)}.`,
    })
  }
  const price = pricePerSquareMeter(question, withoutVat)
  if (price !== undefined && question.price_ceiling !== undefined && price > question.price_ceiling) {
    obstacles.push({
      criterion: 'price',
      message: `Le prix hors taxe (${frenchEuros(roundToCent(price))} par m²) dépasse le plafond de ${frenchEuros(question.price_ceiling)} par m².`,
    })
  }
  return obstacles
}

function toCheck(question: ReducedVatQuestion, isLargerThanTable: boolean): string[] {
  const hasPrice = question.price_ceiling !== undefined && pricePerSquareMeter(question, 1) !== undefined
  return [
    ...(hasPrice
      ? []
      : ['Le plafond de prix au m² hors taxe de l’année, que le vendeur indique, n’a pas été contrôlé.']),
    ...(isLargerThanTable
      ? ['Le plafond de revenus d’un foyer aussi nombreux est plus haut que celui qui est retenu ici.']
      : []),
  ]
}

function pricePerSquareMeter({ surface }: ReducedVatQuestion, withoutVat: number): number | undefined {
  return surface === undefined || surface <= 0 ? undefined : withoutVat / surface
}
