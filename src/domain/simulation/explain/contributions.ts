import {
  contributionParameters,
  contributionRules,
  selfEmployedContributions,
} from '../../tax/selfEmployedContributions'
import { type Details, input, TO_THE_EURO } from './step'
import type { ExplainedYear } from './yearlyColumns'

export const CONTRIBUTIONS_FORMULA =
  'Cotisations d’indépendant sur le résultat avant cotisations et déficits antérieurs, moins l’abattement ' +
  'forfaitaire, minimums compris\u202f; part des recettes au régime micro\u202f; 0 sous les seuils.'

/** The social contributions of a year, one by one. */
export function contributionsDetails({
  line,
  declared: { furnished },
  computation,
  operating,
}: ExplainedYear): Details {
  if (furnished?.isContributing !== true) return { rounding: TO_THE_EURO }
  const index = computation.lines.indexOf(line)
  const { year, contributedProfit } = { year: line.year, contributedProfit: furnished.contributedProfit }
  if (computation.outcome.regimes?.[index] === 'micro') {
    return {
      inputs: [input('Recettes', contributedProfit, 'euros_per_year')],
      law: contributionParameters(year, 'micro'),
      rounding: TO_THE_EURO,
    }
  }
  const found = selfEmployedContributions(contributedProfit, year, operating.monthsLet)
  const branches = [
    ['Maladie et maternité', found.sickness],
    ['Indemnités journalières', found.dailyAllowances],
    ['Allocations familiales', found.familyBenefits],
    ['Retraite de base', found.pension],
    ['Retraite complémentaire', found.complementaryPension],
    ['Invalidité et décès', found.disability],
    ['CSG et CRDS', found.csg],
    ['Formation', found.training],
  ] as const
  return {
    inputs: [
      input('Résultat avant cotisations', contributedProfit, 'euros_per_year'),
      input('Plafond de la sécurité sociale', contributionRules(year).ceiling.value, 'euros_per_year'),
      input('Assiette après abattement', found.base, 'euros_per_year'),
      ...branches.map(([label, amount]) => input(label, amount, 'euros_per_year')),
      input('dont déductible du résultat', found.deductible, 'euros_per_year'),
    ],
    law: contributionParameters(year, 'actual'),
    rounding: TO_THE_EURO,
  }
}
