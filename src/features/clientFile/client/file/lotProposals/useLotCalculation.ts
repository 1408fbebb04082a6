import { useMemo, useState } from 'react'
import { householdComposition, USUAL_YEARS_SHOWN } from '#features/clientFile/contract/household'
import type { Attributes } from '#contract'
import { isEqual } from '#contract/json'
import { simulators } from '#domain'
import type { Catalogue } from '#features/catalogue/contract'
import { lotCalculation, type LotCalculation } from '#features/clientFile/contract/lots'
import { today } from '#client/screens'
import { useOpenAggregate, useRows, useSection } from '#client/editing'
import { useHouseholdSections } from '../../shared/useHouseholdSections'

/** What is tried on every lot and is not in the file: own funds, the loan, the years shown. */
export type Trial = Partial<Pick<Attributes<'simulation'>, 'contribution' | 'loan_duration' | 'duration_to_display'>>

/** What is tried, over what the file says. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial>({})
  const { contribution, loan_duration, duration_to_display } = useSection('simulation') ?? {}
  const loanDuration = trial.loan_duration ?? loan_duration ?? simulators.USUAL_LOAN_YEARS
  return {
    trial,
    contribution: trial.contribution ?? contribution ?? 0,
    loanDuration,
    years: trial.duration_to_display ?? duration_to_display ?? USUAL_YEARS_SHOWN,
    tryWith: (next: Trial) => {
      setTrial((before) => ({ ...before, ...next }))
    },
    reset: () => {
      setTrial({})
    },
  }
}

/** The calculation of the lots for the household of the open file; the same object until what it rests on has changed. */
export function useLotCalculation({ assumptions, properties }: Catalogue, trial: Trial): LotCalculation {
  const { id } = useOpenAggregate()
  const household = useHouseholdSections()
  const simulation = useSection('simulation')
  const sections = useUnchanged({
    clientFile: id,
    ...household,
    simulation: { ...simulation, ...trial },
    simulationCharges: [],
    simulationLoans: useRows('simulation_loan'),
    household: [],
  })
  return useMemo(
    () =>
      lotCalculation(
        { sections, composition: householdComposition(sections), assumptions, today: today() },
        properties,
      ),
    [sections, assumptions, properties],
  )
}

/** A value, the same object as long as it says the same. */
function useUnchanged<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  const isSame = isEqual(last, value)
  if (!isSame) setLast(value)
  return isSame ? last : value
}
