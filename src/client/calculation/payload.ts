import { checkComplete, isIsoDate, resources, type Attributes } from '#contract'
import { solutionConfiguration } from '#contract/simulation'
import { defaultsOf, type Defaults } from './defaults'
import type { SolutionSections } from './sections'

export interface SolutionPayload {
  /** The solution configuration (specification §3), not checked yet: what was typed wrong is in it as it was typed. */
  readonly configuration: Readonly<Record<string, unknown>>
  readonly defaults: Defaults
}

/**
 * What is posted to calculate the solution of a client file.
 * - Income of the household: the client's, the companion's and the other incomes. Rents are left out: the server takes them
 *   from the file, where the tax and the banks count them otherwise.
 * - Loans: those that are not over. Charges of the property: the lines that are complete.
 * - A rent left empty is the market's, which the server knows.
 * @param firm assumptions of the firm for the project
 * @param today `YYYY-MM-DD`
 */
export function solutionPayload(sections: SolutionSections, firm: Partial<Attributes<'simulation_configuration'>>, today: string): SolutionPayload {
  const { simulation, simulationCharges, clientFile } = sections
  const defaults = defaultsOf(simulation, firm, today)
  const configuration = {
    ...Object.fromEntries(Object.entries(defaults).filter(([name]) => !takenByServer.includes(name))),
    ...typedValues(simulation),
    ...householdValues(sections, today),
    property_price: simulation.investment_price,
    contribution: simulation.contribution ?? 0,
    client_file: clientFile,
    simulation_charges: simulationCharges.flatMap((line) => {
      const checked = checkComplete(resources.simulation_charge, line)
      return checked.valid ? [checked.attributes] : []
    }),
  }
  return { configuration, defaults }
}

/** Fees of the firm that the server knows itself, and then names as the firm's. */
const takenByServer = ['loan_application_fee', 'brokerage_fee']

/** What the project says and the configuration asks for, under the same name; the empty fields left out. */
function typedValues(simulation: SolutionSections['simulation']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(simulation).filter(([name, value]) => Object.hasOwn(solutionConfiguration.fields, name) && !isEmpty(value)))
}

function householdValues({ income, companion, tax, charge, currentLoans }: SolutionSections, today: string) {
  const isRunning = (end: string | null | undefined) => isEmpty(end) || !isIsoDate(end) || end >= today
  return {
    net_monthly_income: sum([income.net_monthly_income, companion?.net_monthly_income ?? 0, income.net_other_income ?? 0]),
    annual_tax: tax.annual_tax,
    fiscal_part: tax.fiscal_part,
    alimony: charge.alimony,
    monthly_rent: charge.monthly_rent,
    monthly_loan_payment: sum(currentLoans.filter(({ end_date }) => isRunning(end_date)).map(({ monthly_credit }) => monthly_credit ?? 0)),
  }
}

const isEmpty = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === ''

/** Euros, to the cent; null when one of them is missing. */
function sum(amounts: readonly (number | null | undefined)[]): number | null {
  return amounts.some(isEmpty) ? null : Math.round(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0) * 100) / 100
}
