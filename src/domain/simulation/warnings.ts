import { debtRatioLimit } from '../law/lending'
import { inForce } from '../law/parameter'
import { suggestedParts } from '../tax/familyQuotient'
import { frenchEuros, frenchNumber, frenchPercent } from '../value/frenchText'
import type { Computation } from './computation'
import type { Warning } from '../result'
import { capitalDue } from './loansOfPlan'
import { businessTerms } from './localTaxes'
import { professionalWarnings } from './professionalWarnings'
import { wealthTaxWarnings } from './wealthTaxWarnings'

/** Growth of rents that the reference index of rents has seldom passed, fraction a year. */
const HIGH_RENT_GROWTH = 0.02

/** Longest loan that lenders grant, years (HCSF decision D-HCSF-2021-7). */
const LONGEST_USUAL_LOAN_YEARS = 25

/** What the reader must know before trusting the figures. */
export function warningsOf(computation: Computation): Warning[] {
  const checks = [
    debtWarning,
    shownYearsWarning,
    durationWarnings,
    bulletWarning,
    rentWarnings,
    partsWarning,
    professionalWarnings,
    businessTaxWarning,
    reductionWarning,
    contributionWarning,
    earlySaleWarning,
    wealthTaxWarnings,
  ]
  return [...checks.flatMap((check) => check(computation)), ...computation.outcome.warnings]
}

function debtWarning({ indicators, signatureDate }: Computation): Warning[] {
  const limit = inForce(debtRatioLimit, signatureDate).value
  const ratio = indicators.debt_ratio_after
  if (ratio === null || ratio <= limit) return []
  return [
    {
      code: 'debt_ratio',
      message: `Le taux d’effort après l’opération (${percent(ratio)}) dépasse ${percent(limit)}.`,
    },
  ]
}

function shownYearsWarning({ configuration }: Computation): Warning[] {
  if (configuration.duration_to_display > 0) return []
  return [
    {
      code: 'first_year_shown',
      message: 'La durée affichée est de 0\u202fan\u202f: seule la première année est montrée.',
    },
  ]
}

function durationWarnings({ configuration, acquisition }: Computation): Warning[] {
  if (acquisition.loanAmount === 0) return []
  const { loan_duration, duration_to_display } = configuration
  const warnings: Warning[] = []
  if (duration_to_display < loan_duration) {
    warnings.push({
      code: 'shorter_than_loan',
      message: 'La durée affichée est plus courte que le prêt\u00a0: la fin du remboursement n’apparaît pas.',
    })
  }
  if (loan_duration > LONGEST_USUAL_LOAN_YEARS) {
    warnings.push({
      code: 'long_loan',
      message: `La durée du prêt dépasse ${LONGEST_USUAL_LOAN_YEARS} ans, la limite des banques hors différé.`,
    })
  }
  return warnings
}

/** How the capital of a loan in fine is to be repaid is for the household to say: no month of the operation saves for it. */
function bulletWarning({ loans, signatureDate }: Computation): Warning[] {
  const main = loans.find(({ kind }) => kind === 'main')
  const due = main && capitalDue(main, signatureDate)
  if (!due) return []
  return [
    {
      code: 'capital_due',
      message:
        `Capital à rembourser en ${due.year}\u00a0: ${frenchEuros(due.amount)}, en une fois, hors de l’effort mensuel. ` +
        'Dites d’où il viendra\u00a0: épargne, contrat nanti ou vente du bien.',
    },
  ]
}

function rentWarnings({ configuration, rent }: Computation): Warning[] {
  const warnings: Warning[] = []
  if (rent.isCapped) {
    warnings.push({
      code: 'rent_capped',
      message: `Le loyer est ramené au plafond du dispositif\u00a0: ${frenchEuros(rent.monthlyRent)} par mois.`,
    })
  }
  if (configuration.yearly_rent_revaluation_rate > HIGH_RENT_GROWTH) {
    warnings.push({
      code: 'rent_growth',
      message:
        `Une hausse des loyers de ${frenchPercent(configuration.yearly_rent_revaluation_rate)} ` +
        'par an dépasse ce que l’indice de référence des loyers permet d’ordinaire.',
    })
  }
  return warnings
}

function partsWarning({ configuration, context }: Computation): Warning[] {
  if (context.household === undefined) return []
  const suggested = suggestedParts(context.household)
  if (suggested === configuration.fiscal_part) return []
  return [
    {
      code: 'parts',
      message: `La composition du foyer donne ${frenchNumber(suggested)} parts\u202f; le calcul garde les ${frenchNumber(configuration.fiscal_part)} saisies.`,
    },
  ]
}

function businessTaxWarning({ scheme, rent, charges, deliveryDate }: Computation): Warning[] {
  const isCounted = charges.some(({ key }) => key === 'business_property_tax')
  if (
    scheme.letting !== 'furnished' ||
    isCounted ||
    rent.monthlyRent * 12 <= businessTerms(deliveryDate).value.receipts
  )
    return []
  return [
    {
      code: 'business_property_tax',
      message:
        'La cotisation foncière des entreprises (CFE), due par la location meublée dès ' +
        'la deuxième année civile, n’est pas comptée\u00a0: saisissez celle de la commune.',
    },
  ]
}

function reductionWarning({ lines }: Computation): Warning[] {
  const lost = lines.reduce((sum, line) => sum + line.lost_tax_reduction, 0)
  if (lost === 0) return []
  return [
    {
      code: 'lost_reduction',
      message:
        `${frenchEuros(lost)} de réduction d’impôt sont perdus\u00a0: ` +
        'l’impôt du foyer ou le plafond global des avantages fiscaux est trop bas certaines années.',
    },
  ]
}

function contributionWarning({ configuration, acquisition }: Computation): Warning[] {
  const unused = configuration.contribution - acquisition.totalCost
  if (unused <= 0) return []
  return [
    {
      code: 'contribution',
      message: `L’apport dépasse le coût de l’opération de ${frenchEuros(unused)}\u00a0: rien n’est emprunté.`,
    },
  ]
}

function earlySaleWarning({ lines }: Computation): Warning[] {
  const last = lines.at(-1)
  if (last === undefined || last.exit_cost === 0) return []
  return [
    {
      code: 'early_sale',
      message:
        `Une vente fin ${last.year} romprait un engagement\u00a0: ${frenchEuros(last.exit_cost)} de réductions, ` +
        'de TVA ou d’impôt seraient à rendre. Le patrimoine net les déduit déjà.',
    },
  ]
}

function percent(fraction: number): string {
  return frenchPercent(Math.round(fraction * 1000) / 1000)
}
