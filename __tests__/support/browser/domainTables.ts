import { schemes, simulate, simulators, type SolutionConfiguration } from '#domain'
import { loanSchedule, type LoanTerms } from '../../../src/domain/mechanisms/loanSchedule'
import { configuration, context, investments } from '../../domain/support/examples'
import { chargeReturns } from '../../domain/tax/cited/chargeReturns'
import { caseOf } from '../../domain/tax/cited/citedReturn'
import { familyReturns } from '../../domain/tax/cited/familyReturns'
import { propertyReturns } from '../../domain/tax/cited/propertyReturns'
import { taxAdapters } from '../cases/taxAdapters'

/** One operation under each scheme, each answering what its scheme asks. */
export const operations: readonly SolutionConfiguration[] = investments.map((project) =>
  configuration({
    project,
    seniority: schemes.find(project)?.seniority ?? 'new',
    renovation_price: 120_000,
    energy_renovation_price: 20_000,
    furniture_price: 6_000,
    pinel_type: 'pinel',
    pinel_term: 9,
    denormandie_term: 9,
    malraux_is_vir: true,
    malraux_tax_reduction_rate: 0.3,
    residence_type: 'student',
    is_classified_tourism: true,
    hotel_services: 3,
    usufruct_duration: 15,
    full_ownership_price: 300_000,
    has_social_usufruct: true,
    rent_level: 'intermediate',
    energy_class: 'A',
    buyer_type: 'company',
    loc_level: 'loc1',
    suggested_rent: 560,
    scpi_distribution_rate: 0.045,
    notary_signature_date: project === 'pinel' ? '2024-06-15' : '2026-06-15',
  }),
)

const plainLoan: LoanTerms = {
  capital: 20_000_000,
  annualRate: 0.0345,
  insuranceRate: 0.0034,
  months: 240,
  amortization: 'amortizable',
  deferral: 'none',
  deferralMonths: 0,
}
const loans: readonly LoanTerms[] = [
  plainLoan,
  { ...plainLoan, amortization: 'in_fine' },
  { ...plainLoan, deferral: 'partial', deferralMonths: 24 },
  { ...plainLoan, deferral: 'total', deferralMonths: 24 },
  { ...plainLoan, annualRate: 0, months: 7 },
]

/** Every figure of the domain’s own tables, as the program that runs this finds them: cited tax returns, schemes, loans, simulators. */
export function tableResults() {
  const returns = [...familyReturns, ...chargeReturns, ...propertyReturns].map(caseOf)
  return {
    returns: returns.map((given) => ({ id: given.id, answer: taxAdapters[given.subject]?.(given) })),
    schemes: operations.map((operation) => simulate(operation, { ...context, explain: true })),
    sincerity: operations.map((operation) => simulators.sincerity(operation, context)),
    loans: loans.map((terms) => loanSchedule(terms)),
  }
}
