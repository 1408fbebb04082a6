import { resources } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'

/** The French name of an attribute of the configuration, `simulation_charges.0.amount` too. */
export function labelOfAnswer(name: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = {
    ...solutionConfiguration.fields,
    ...(name.startsWith('simulation_charges.') ? resources.simulation_charge.fields : {}),
    ...(name.startsWith('planned_loans.') ? resources.simulation_loan.fields : {}),
  }
  const [first = '', row, inner] = name.split('.')
  if (row === undefined || inner === undefined) return fields[first]?.label ?? name
  const rowName = first === 'planned_loans' ? 'Prêt' : 'Charge'
  return `${rowName} ${Number(row) + 1}, ${(fields[inner]?.label ?? inner).toLowerCase()}`
}
