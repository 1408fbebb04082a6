import { checkComplete, resources, type Attributes, type ResourceType } from '#contract'
import { householdAnswers, smoothedLoans } from '../household/household'
import { hasWorks, solutionConfiguration } from '#features/simulation/contract'
import { defaultsOf, type AssumedValues } from './assumedValues'

type Typed<Type extends ResourceType> = Partial<Attributes<Type>>

/** What a solution is calculated from: sections of a client file, and its id. */
export interface SolutionAnswers {
  /** Id of the client file; null where a household is only an example. */
  readonly clientFile: string | null
  readonly income: Typed<'income'>
  /** Null without a companion. */
  readonly companion: Typed<'companion'> | null
  readonly tax: Typed<'tax'>
  readonly charge: Typed<'charge'>
  readonly currentLoans: readonly Typed<'current_loan'>[]
  readonly simulation: Typed<'simulation'>
  readonly simulationCharges: readonly Typed<'simulation_charge'>[]
  readonly simulationLoans: readonly Typed<'simulation_loan'>[]
}

export interface SolutionPayload {
  /** The solution configuration (specification §3), not checked yet: what was typed wrong is in it as it was typed. */
  readonly configuration: Readonly<Record<string, unknown>>
  readonly defaults: AssumedValues
}

/**
 * What is posted to calculate the solution of a client file.
 * - Household: `householdAnswers`; the server takes the rents already received from the file itself.
 * - Charges of the property: the lines that are complete.
 * - A rent left empty is the market's, which the server knows.
 * @param firm assumptions of the firm for the project
 * @param today `YYYY-MM-DD`
 */
export function solutionPayload(
  sections: SolutionAnswers,
  firm: Partial<Attributes<'simulation_configuration'>>,
  today: string,
): SolutionPayload {
  const { simulationCharges, simulationLoans, clientFile } = sections
  const simulation = counted(sections.simulation)
  const defaults = defaultsOf(simulation, firm, today)
  const configuration = {
    ...Object.fromEntries(Object.entries(defaults).filter(([name]) => !takenByServer.includes(name))),
    ...typedValues(simulation),
    ...householdAnswers(sections, today),
    property_price: simulation.investment_price,
    contribution: simulation.contribution ?? 0,
    ...(clientFile === null ? {} : { client_file: clientFile }),
    smoothed_loans: smoothedLoans(sections.currentLoans, today),
    simulation_charges: simulationCharges.flatMap((line) => completed(resources.simulation_charge, line)),
    planned_loans: simulationLoans.flatMap((loan) => completed(resources.simulation_loan, loan)),
  }
  return { configuration, defaults }
}

/** The attributes of a row that is complete; none of another, which waits for its answers. */
function completed(definition: Parameters<typeof checkComplete>[0], row: object): readonly unknown[] {
  const checked = checkComplete(definition, row)
  return checked.valid ? [checked.attributes] : []
}

/** The project without what was typed for another scheme. */
const counted = (simulation: SolutionAnswers['simulation']): SolutionAnswers['simulation'] =>
  hasWorks(simulation) ? simulation : { ...simulation, renovation_price: null, energy_renovation_price: null }

/** Fees of the firm that the server knows itself, and then names as the firm's. */
const takenByServer = ['loan_application_fee', 'brokerage_fee']

/** What the project says and the configuration asks for, under the same name; the empty fields left out. */
function typedValues(simulation: SolutionAnswers['simulation']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(simulation).filter(
      ([name, value]) => Object.hasOwn(solutionConfiguration.fields, name) && !isEmpty(value),
    ),
  )
}

const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
