import type { SimulationContext, SolutionConfiguration } from '../configuration'
import { callsForFunds } from '../law/offPlan'
import { inForce } from '../law/parameter'
import { interimInterest } from '../mechanisms/callsForFunds'
import type { SimulationResult } from '../result'
import type { InvestmentScheme } from '../schemes/scheme'
import { frenchEuros, frenchNumber, frenchPercent, frenchYears } from '../value/frenchText'
import { roundToCent } from '../value/rounding'

export type SincerityKey =
  | 'displayed_duration'
  | 'rent_tax'
  | 'vacancy'
  | 'charges'
  | 'rent_growth'
  | 'interim_interest'
  | 'price'
  | 'resale'
  | 'provision'
  | 'end_of_advantage'

/** What makes a simulation honest again: other answers, or amounts that no answer carries. Euros a month, euros. */
export interface Correction {
  change?: (configuration: SolutionConfiguration) => SolutionConfiguration
  addedEffort?: number
  addedWealth?: number
}

/** What a check found, in French. */
export type Finding =
  { state: 'ok' | 'not_applicable'; message: string } | { state: 'to_correct'; message: string; correction: Correction }

/** What a check looks at. */
interface Examined {
  configuration: SolutionConfiguration
  context: SimulationContext
  scheme: InvestmentScheme
  result: SimulationResult
}

interface Check {
  key: SincerityKey
  label: string
  find: (examined: Examined) => Finding
}

/** Prudent conventions of ours, not of the law. */
const VACANCY_SHARE = 1 / 36
/** A rate typed with two decimals of a percent may be that much lower than the share that it stands for. */
const ROUNDED_SHARE = 0.00005
const HIGHEST_RENT_GROWTH = 0.015
const HIGHEST_PREMIUM = 0.1
const RESALE_FEE_SHARE = 0.05
const HIGHEST_VALUE_GROWTH = 0.01
const PROVISION_SHARE = 0.05
const FURNITURE_LIFE_YEARS = 10
const CONSTRUCTION_MONTHS = 18
const LONGEST_DISPLAY_YEARS = 30

const NECESSARY_CHARGES = {
  condominium_fee: 'copropriété',
  property_tax: 'taxe foncière',
  rental_management: 'gestion',
  owner_insurance: 'assurance',
}

const ok = (message: string): Finding => ({ state: 'ok', message })
const notLet: Finding = { state: 'not_applicable', message: 'Le propriétaire ne loue pas pendant la durée affichée.' }
const toCorrect = (message: string, correction: Correction): Finding => ({ state: 'to_correct', message, correction })

/** The check, where the owner lets. */
const whenLet =
  (find: Check['find']): Check['find'] =>
  (examined) =>
    examined.scheme.letting === 'none' ? notLet : find(examined)

/** The ten checks, in the order in which a reader asks. */
export const checks: readonly Check[] = [
  { key: 'displayed_duration', label: 'Durée affichée au moins égale à celle du prêt', find: displayedDuration },
  {
    key: 'rent_tax',
    label: 'Impôt et prélèvements sociaux sur les loyers',
    find: whenLet(() => ok('Calculés chaque année, par différence de l’impôt du foyer.')),
  },
  { key: 'vacancy', label: 'Vacance locative', find: whenLet(vacancy) },
  { key: 'charges', label: 'Charges du propriétaire', find: whenLet(charges) },
  { key: 'rent_growth', label: 'Revalorisation des loyers', find: whenLet(rentGrowth) },
  { key: 'interim_interest', label: 'Intérêts intercalaires', find: interim },
  { key: 'price', label: 'Prix proche du marché', find: price },
  { key: 'resale', label: 'Valeur et frais de revente', find: resale },
  { key: 'provision', label: 'Provision pour travaux et mobilier', find: whenLet(provision) },
  { key: 'end_of_advantage', label: 'Fin de l’avantage fiscal visible', find: endOfAdvantage },
]

function displayedDuration({ configuration: { duration_to_display, loan_duration }, result }: Examined): Finding {
  if (result.indicators.loan_amount === 0 || duration_to_display >= loan_duration)
    return ok('La fin du prêt est visible.')
  return toCorrect(
    `La durée affichée (${frenchYears(duration_to_display)}) cache la fin du prêt (${frenchYears(loan_duration)}).`,
    {
      change: (answers) => ({ ...answers, duration_to_display: Math.max(answers.duration_to_display, loan_duration) }),
    },
  )
}

function vacancy({ configuration, scheme }: Examined): Finding {
  if (scheme.isPaidByOthers?.('property_tax', configuration) === true)
    return ok('Le bail commercial porte le risque de vacance.')
  const counted = configuration.vacancy_rate ?? 0
  if (counted >= VACANCY_SHARE - ROUNDED_SHARE)
    return ok(`${frenchPercent(counted)} des loyers sont comptés comme vacants.`)
  const found =
    counted === 0
      ? 'Aucun mois sans locataire n’est compté'
      : `${frenchPercent(counted)} des loyers sont comptés comme vacants`
  return toCorrect(`${found}\u202f; un mois tous les trois ans est prudent.`, {
    change: (answers) => ({ ...answers, vacancy_rate: VACANCY_SHARE }),
  })
}

function charges({ configuration, scheme, result }: Examined): Finding {
  const counted = new Set(result.assumptions.map(({ key }) => key))
  const missing = Object.entries(NECESSARY_CHARGES).filter(
    ([key]) => !counted.has(key) && scheme.isPaidByOthers?.(key, configuration) !== true,
  )
  if (missing.length === 0)
    return ok('Copropriété, taxe foncière, gestion et assurance sont comptées, ou payées par un tiers.')
  return toCorrect(`Charges absentes\u00a0: ${missing.map(([, label]) => label).join(', ')}.`, {
    change: (answers) => ({
      ...answers,
      simulation_charges: (answers.simulation_charges ?? []).filter(({ amount }) => amount > 0),
    }),
  })
}

function rentGrowth({ configuration, context }: Examined): Finding {
  const growth = configuration.yearly_rent_revaluation_rate
  const prudent = Math.min(HIGHEST_RENT_GROWTH, context.defaults.yearly_charge_revaluation_rate)
  if (growth <= prudent)
    return ok(`Les loyers montent de ${frenchPercent(growth)} par an, pas plus vite que les charges.`)
  return toCorrect(
    `Les loyers montent de ${frenchPercent(growth)} par an\u202f; ${frenchPercent(prudent)} est prudent.`,
    {
      change: (answers) => ({ ...answers, yearly_rent_revaluation_rate: prudent }),
    },
  )
}

function interim({ configuration, context, result }: Examined): Finding {
  const { loan_amount } = result.indicators
  if (configuration.seniority !== 'new' || loan_amount === 0)
    return { state: 'not_applicable', message: 'Pas d’achat sur plan emprunté.' }
  const counted = result.assumptions.find(({ key }) => key === 'interim_interest')
  if (counted !== undefined)
    return ok(`${frenchEuros(Number(counted.value))} d’intérêts intercalaires sont comptés jusqu’à la livraison.`)
  const calls = inForce(callsForFunds, configuration.notary_signature_date ?? context.asOf).value
  const interest = roundToCent(interimInterest(loan_amount, configuration.loan_rate / 12, CONSTRUCTION_MONTHS, calls))
  return toCorrect(
    `Un achat sur plan coûterait ${frenchEuros(interest)} d’intérêts intercalaires pendant ${CONSTRUCTION_MONTHS} mois de chantier, qui ne sont pas comptés.`,
    {
      addedEffort: roundToCent(interest / (configuration.loan_duration * 12)),
    },
  )
}

function price({ configuration, context, result }: Examined): Finding {
  const surface = result.assumptions.find(({ key }) => key === 'surface')
  const area = typeof surface?.value === 'number' ? surface.value : 0
  const market = area * context.market.price_per_square_meter
  if (surface?.origin === 'market' || market <= 0)
    return { state: 'not_applicable', message: 'La surface n’est pas connue\u00a0: le prix ne peut pas être comparé.' }
  const premium = configuration.property_price / market - 1
  if (premium <= HIGHEST_PREMIUM) return ok('Le prix ne dépasse pas le marché de plus de 10\u202f%.')
  const excess = configuration.property_price - market * (1 + HIGHEST_PREMIUM)
  return toCorrect(
    `Le prix dépasse le marché de ${frenchNumber(premium * 100, 0)}\u202f%\u00a0: ` +
      `${frenchEuros(Math.round(excess))} au-delà de 10\u202f% ne se retrouveront pas à la revente.`,
    {
      addedWealth: -roundToCent(excess),
    },
  )
}

function resale({ configuration }: Examined): Finding {
  const { yearly_value_growth_rate: growth = 0, resale_fee_rate: fee = 0 } = configuration
  if (growth <= HIGHEST_VALUE_GROWTH && fee >= RESALE_FEE_SHARE)
    return ok(
      `La valeur évolue de ${frenchPercent(growth)} par an et ${frenchPercent(fee)} de frais de revente sont comptés.`,
    )
  const prudent = {
    yearly_value_growth_rate: Math.min(growth, HIGHEST_VALUE_GROWTH),
    resale_fee_rate: Math.max(fee, RESALE_FEE_SHARE),
  }
  const found = [
    growth > HIGHEST_VALUE_GROWTH
      ? `la valeur monte de ${frenchPercent(growth)} par an, ${frenchPercent(HIGHEST_VALUE_GROWTH)} est prudent`
      : 'la valeur ne monte pas trop vite',
    fee < RESALE_FEE_SHARE
      ? `les frais de revente sont de ${frenchPercent(fee)}, ${frenchPercent(RESALE_FEE_SHARE)} est prudent`
      : 'les frais de revente sont comptés',
  ]
  return toCorrect(`À la revente, ${found.join('\u202f; ')}.`, { change: (answers) => ({ ...answers, ...prudent }) })
}

function provision({ configuration, scheme, result }: Examined): Finding {
  const typed = configuration.simulation_charges ?? []
  if (typed.some(({ label, amount }) => amount > 0 && /travaux|entretien|provision|mobilier/i.test(label)))
    return ok('Une provision est comptée dans les charges.')
  const furniture = scheme.letting === 'furnished' ? (configuration.furniture_price ?? 0) / FURNITURE_LIFE_YEARS : 0
  const amount = roundToCent(result.monthly_report.monthly_income.rental_income * 12 * PROVISION_SHARE + furniture)
  return toCorrect(`Aucune provision pour l’entretien\u00a0: ${frenchEuros(Math.round(amount))} par an est prudent.`, {
    change: (answers) => ({
      ...answers,
      simulation_charges: [...(answers.simulation_charges ?? []), { label: 'Provision pour travaux', amount }],
    }),
  })
}

function endOfAdvantage({ result }: Examined): Finding {
  const last = result.yearly_report.at(-1)
  if (last === undefined || last.tax_reduction === 0)
    return ok('L’avantage fiscal, s’il y en a un, s’arrête avant la fin de la durée affichée.')
  return toCorrect(
    `La réduction d’impôt court encore en ${last.year}\u00a0: le saut de l’effort à sa fin n’est pas visible.`,
    {
      change: (answers) => ({ ...answers, duration_to_display: LONGEST_DISPLAY_YEARS }),
    },
  )
}
