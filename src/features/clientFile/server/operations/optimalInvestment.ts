import { checkComplete, type Attributes } from '#contract'
import {
  householdAnswers,
  smoothedLoans,
  USUAL_YEARS_SHOWN,
  type ClientFileSection,
} from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import { simulatorQuestions } from '#features/simulation/contract'
import { schemes, simulators, type ProjectType } from '#domain'
import type { HeavyWorkers } from '#server/services/heavyWork'
import * as clientFiles from '../repositories/clientFiles'
import { invalid, accepted, fieldErrors, scopeOf, resourcesOfType } from '#server/operations'
import { householdComposition } from './householdComposition'
import { investmentRanking, type RankingContext } from '../heavyWork/index'
import {
  assumptionsOn,
  marketOf,
  municipalityOf,
  type SimulatorRequest,
  simulationPolicy,
} from '#features/simulation/server'
import { policies } from '../policies'

const SECTIONS: readonly ClientFileSection['relationship'][] = [
  'person',
  'companion',
  'children',
  'income',
  'charge',
  'tax',
  'heritage',
  'currentLoans',
  'runningReductions',
  'simulation',
  'objective',
]

/** For the household of a file, the best purchase in a municipality under each scheme. */
export async function optimalInvestment(
  { database, viewer, input, asOf, explain = false }: SimulatorRequest,
  workers: HeavyWorkers,
) {
  const scope = scopeOf(simulationPolicy, viewer)
  const { client_file, municipality } = accepted(checkComplete(simulatorQuestions.optimalInvestment, input))
  const place = municipalityOf(municipality)
  const read = await clientFiles.findClientFile(scopeOf(policies.person.read, viewer), database, client_file, SECTIONS)
  if (!read) throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas ou n’est pas à vous.'))
  const household = householdComposition(read.included)
  const { assumptions: defaults, version } = await assumptionsOn(database, scope, asOf)
  const contexts = new Map<ProjectType, RankingContext>()
  for (const { id, kind } of schemes.all)
    if (kind === 'investment')
      contexts.set(id, {
        asOf,
        explain,
        household,
        defaults,
        market: marketOf(place, simulators.usualSeniority(id)),
      })
  const ranked = await workers.run(investmentRanking, { question: questionOf(read.included, place, asOf), contexts })
  return { ranked, version }
}

function questionOf(sections: readonly Resource[], place: ReturnType<typeof municipalityOf>, asOf: string) {
  const simulation = resourcesOfType(sections, 'simulation')[0]?.attributes
  const loan_duration = positive(simulation?.loan_duration) ?? simulators.USUAL_LOAN_YEARS
  const loans = resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes)
  return {
    household: {
      ...completeHousehold(sections, asOf),
      municipality: place.slug,
      contribution: simulation?.contribution ?? 0,
      loan_duration,
      duration_to_display: positive(simulation?.duration_to_display) ?? USUAL_YEARS_SHOWN,
      smoothed_loans: smoothedLoans(loans, asOf),
      ...saidOf(simulation),
    },
    department: place.department_code,
    highestEffort: acceptedEffort(sections),
  }
}

/** What the file says already of how the operation is paid for. */
function saidOf(simulation: Partial<Attributes<'simulation'>> = {}) {
  const {
    loan_rate,
    insurance_rate,
    yearly_rent_revaluation_rate,
    loan_application_fee,
    brokerage_fee,
    guarantee_kind,
    notary_signature_date,
  } = simulation
  return {
    ...(loan_rate == null ? {} : { loan_rate }),
    ...(insurance_rate == null ? {} : { insurance_rate }),
    ...(yearly_rent_revaluation_rate == null ? {} : { yearly_rent_revaluation_rate }),
    ...(loan_application_fee == null ? {} : { loan_application_fee }),
    ...(brokerage_fee == null ? {} : { brokerage_fee }),
    ...(guarantee_kind == null ? {} : { guarantee_kind }),
    ...(notary_signature_date == null ? {} : { notary_signature_date }),
  }
}

/** @throws Failure invalid, naming what the file lacks */
function completeHousehold(sections: readonly Resource[], asOf: string) {
  const answers = householdAnswers(
    {
      income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
      companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
      tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
      charge: resourcesOfType(sections, 'charge')[0]?.attributes ?? {},
      currentLoans: resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes),
    },
    asOf,
  )
  const { net_monthly_income, annual_tax, fiscal_part, alimony, monthly_rent, monthly_loan_payment } = answers
  if (net_monthly_income == null || annual_tax == null || fiscal_part == null || monthly_loan_payment == null)
    throw invalid(
      fieldErrors(
        'client_file',
        'Complétez dans le dossier les revenus, l’impôt, le nombre de parts et les crédits en cours.',
      ),
    )
  return {
    net_monthly_income,
    annual_tax,
    fiscal_part,
    monthly_loan_payment,
    alimony: alimony ?? 0,
    monthly_rent: monthly_rent ?? 0,
  }
}

/** The effort wished for the project, else what the household can save; undefined when the file says neither. */
function acceptedEffort(sections: readonly Resource[]): number | undefined {
  const objective = resourcesOfType(sections, 'objective')[0]?.attributes
  return positive(objective?.monthly_saving_desired) ?? positive(objective?.monthly_saving_capacity)
}

/** An answer of 0 says nothing here. */
function positive(answer: number | null | undefined): number | undefined {
  return answer != null && answer > 0 ? answer : undefined
}
