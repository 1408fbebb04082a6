import type { InForce } from '../../law/parameter'
import type { TraceInput, TraceStep } from '../../result'
import { given, input, step, TO_THE_CENT, TO_THE_EURO } from '../../simulation/explain/step'
import type { PinelOptimalAnswer, PinelPurchase, PinelReductionAnswer, PinelTerms } from '../answers/pinel'

/** What decides of a Pinel reduction on the date of a deed. */
interface PinelRules {
  caps: InForce<unknown>
  rates: InForce<unknown>
  advantagesCap: InForce<unknown>
  /** Reduction that the tax and the overall cap let through, whole euros a year. */
  room: number
}

type ReductionFigures = Omit<PinelReductionAnswer, 'unverified'>

/** How each figure of a reduction was found. */
export function pinelReductionTrace(
  purchase: PinelPurchase,
  answer: ReductionFigures,
  rules: PinelRules,
  rentLaw: readonly InForce<unknown>[],
): TraceStep[] {
  const surface = given('Surface', purchase.surface, 'square_meters', 'file')
  return [
    ...baseSteps(purchase, answer, surface, rules),
    rateStep(answer.rate, purchase, rules),
    ...totalSteps(answer),
    step(
      'advantages_cap',
      'Plafond global des avantages',
      'Plafond annuel des avantages fiscaux du foyer.',
      answer.advantages_cap,
      'euros_per_year',
      { law: [rules.advantagesCap] },
    ),
    step(
      'rent_ceiling',
      'Loyer plafond',
      'Plafond de la zone × coefficient de surface, au centime, × surface.',
      answer.rent_ceiling,
      'euros_per_month',
      { inputs: [surface], law: rentLaw, rounding: TO_THE_CENT },
    ),
    ...yearSteps(purchase, answer, rules),
  ]
}

/** How the amount that opens the reduction was found. */
function baseSteps(
  purchase: PinelPurchase,
  answer: ReductionFigures,
  surface: TraceInput,
  rules: PinelRules,
): TraceStep[] {
  return [
    step('cost', 'Prix de revient', 'Prix et frais de notaire.', answer.cost, 'euros', {
      inputs: [
        given('Prix du bien', purchase.property_price, 'euros', 'file'),
        given('Frais de notaire', purchase.notary_fee, 'euros', 'file'),
      ],
    }),
    step(
      'base',
      'Base de la réduction',
      'Prix de revient, dans la limite du plafond annuel et du plafond par m².',
      answer.base,
      'euros',
      {
        inputs: [input('Prix de revient', answer.cost, 'euros', 'cost'), surface],
        law: [rules.caps],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

/** What all the years give, use and lose. */
function totalSteps(answer: ReductionFigures): TraceStep[] {
  const sumOf = (name: 'reduction' | 'used' | 'lost') =>
    answer.years.map((line) => input(`Année ${line.year}`, line[name], 'euros_per_year', `years.${line.year}.${name}`))
  return [
    step(
      'total_reduction',
      'Réduction totale',
      'Somme des réductions de chaque année.',
      answer.total_reduction,
      'euros',
      { inputs: sumOf('reduction') },
    ),
    step(
      'total_used',
      'Réduction utilisée',
      'Somme de ce que l’impôt et le plafond global laissent utiliser.',
      answer.total_used,
      'euros',
      { inputs: sumOf('used') },
    ),
    step(
      'total_lost',
      'Réduction perdue',
      'Somme de ce que l’impôt ou le plafond global écarte.',
      answer.total_lost,
      'euros',
      { inputs: sumOf('lost') },
    ),
  ]
}

/** How the reduction of each year was found, what is used of it and what is lost. */
function yearSteps(purchase: PinelPurchase, answer: ReductionFigures, rules: PinelRules): TraceStep[] {
  const base = input('Base', answer.base, 'euros', 'base')
  const rate = input('Taux', answer.rate, 'rate', 'rate')
  return answer.years.flatMap(({ year, reduction, used, lost }) => {
    const asked = input('Réduction de l’année', reduction, 'euros_per_year', `years.${year}.reduction`)
    return [
      step(
        `years.${year}.reduction`,
        `Réduction ${year}`,
        'Base × taux, à parts égales sur six ou neuf ans, puis sur la prolongation.',
        reduction,
        'euros_per_year',
        { inputs: [base, rate], rounding: TO_THE_EURO },
      ),
      step(
        `years.${year}.used`,
        `Réduction utilisée ${year}`,
        'Réduction de l’année, dans la limite de l’impôt et du plafond global.',
        used,
        'euros_per_year',
        { inputs: [asked, ...roomInputs(purchase, rules)], law: [rules.advantagesCap] },
      ),
      step(
        `years.${year}.lost`,
        `Réduction perdue ${year}`,
        'Réduction de l’année moins ce qui en est utilisé\u202f; elle ne se reporte pas.',
        lost,
        'euros_per_year',
        { inputs: [asked, input('Utilisée', used, 'euros_per_year', `years.${year}.used`)] },
      ),
    ]
  })
}

/** How each figure of the largest useful purchase was found. */
export function pinelOptimalTrace(
  terms: PinelTerms,
  answer: Omit<PinelOptimalAnswer, 'unverified'>,
  rules: PinelRules,
): TraceStep[] {
  const base = input('Montant utile', answer.optimal_amount, 'euros', 'optimal_amount')
  const rate = input('Taux', answer.rate, 'rate', 'rate')
  return [
    optimalAmountStep(terms, answer, rules),
    step(
      'yearly_reduction',
      'Réduction annuelle',
      'Montant utile × taux, divisé par la durée.',
      answer.yearly_reduction,
      'euros_per_year',
      { inputs: [base, rate], rounding: TO_THE_EURO },
    ),
    step(
      'total_reduction',
      'Réduction totale',
      'Somme des réductions de chaque année.',
      answer.total_reduction,
      'euros',
      { inputs: [base, rate], rounding: TO_THE_EURO },
    ),
    rateStep(answer.rate, terms, rules),
    step(
      'smallest_surface',
      'Surface minimale',
      'Montant utile divisé par le plafond au m².',
      answer.smallest_surface,
      'square_meters',
      { inputs: [base], law: [rules.caps], rounding: 'Au centième de m²' },
    ),
  ]
}

function optimalAmountStep(
  terms: PinelTerms,
  answer: Pick<PinelOptimalAnswer, 'optimal_amount' | 'rate'>,
  rules: PinelRules,
): TraceStep {
  return step(
    'optimal_amount',
    'Montant d’achat utile',
    'Réduction que l’impôt et le plafond global laissent utiliser chaque année, divisée par le taux annuel, dans la limite du plafond de la base.',
    answer.optimal_amount,
    'euros',
    {
      inputs: [...roomInputs(terms, rules), input('Taux', answer.rate, 'rate', 'rate')],
      law: [rules.caps, rules.advantagesCap],
      rounding: 'À l’euro inférieur',
    },
  )
}

function rateStep(rate: number, { pinel_term, notary_signature_date }: PinelTerms, { rates }: PinelRules): TraceStep {
  return step('rate', 'Taux de la réduction', 'Taux de la durée d’engagement, à la date de l’acte.', rate, 'rate', {
    inputs: [
      given('Durée d’engagement', pinel_term, 'years', 'file'),
      given('Date de l’acte', notary_signature_date, 'date', 'file'),
    ],
    law: [rates],
  })
}

function roomInputs({ annual_tax, other_tax_advantages }: PinelTerms, { room }: PinelRules) {
  return [
    given('Impôt à réduire', annual_tax, 'euros_per_year', 'file'),
    given('Autres avantages fiscaux', other_tax_advantages, 'euros_per_year', 'file'),
    input('Réduction utilisable par an', room, 'euros_per_year'),
  ]
}
