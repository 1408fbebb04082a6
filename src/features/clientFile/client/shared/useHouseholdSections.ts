import type { HouseholdBudget, HouseholdMembers } from '#features/clientFile/contract/household'
import { useRows, useSection } from '#client/editing'

/** The household of the open file as it is typed: its members and its budget. */
export function useHouseholdSections(): HouseholdMembers & HouseholdBudget {
  return {
    person: useSection('person') ?? {},
    companion: useSection('companion') ?? null,
    children: useRows('child'),
    income: useSection('income') ?? {},
    charge: useSection('charge') ?? {},
    tax: useSection('tax') ?? {},
    heritage: useSection('heritage') ?? {},
    currentLoans: useRows('current_loan'),
    runningReductions: useRows('running_reduction'),
  }
}
