import { useEdited, useOpenAggregate, useSection } from '#client/editing'
import type { Catalogue } from '#features/catalogue/contract'
import { useLotOutcomes } from '../calculation/lots'
import type { Proposal } from '../file/lotProposals/LotRow'
import type { CalculatedLots } from './CalculatedLots'
import { useDecisions } from '../file/lotProposals/useDecisions'
import { useLotCalculation, useTrial } from '../file/lotProposals/useLotCalculation'

/** What the lots of a catalogue come to for the household of the open file, and what was decided of them. */
export interface HouseholdLots extends CalculatedLots {
  readonly clientFile: { readonly id: string; readonly title: string }
  /** By lot. */
  readonly decisions: ReadonlyMap<string, Proposal>
  /** The effort that the household wishes, euros a month; null where it says none. */
  readonly wishedEffort: number | null
}

/** @param lots those that are calculated, memoised; all by default */
export function useHouseholdLots(catalogue: Catalogue, lots = catalogue.properties): HouseholdLots {
  const { id } = useOpenAggregate()
  const { trial, contribution, loanDuration, years } = useTrial()
  const calculation = useLotCalculation(catalogue, trial)
  const isCalculable = Object.keys(calculation.missing).length === 0
  const wished = useSection('objective')?.monthly_saving_desired ?? null
  return {
    clientFile: { id, title: useEdited('client_file', id)?.attributes.title ?? '' },
    calculation,
    outcomes: useLotOutcomes(isCalculable ? calculation : undefined, lots),
    decisions: useDecisions(),
    contribution,
    loanDuration,
    years,
    wishedEffort: wished !== null && wished > 0 ? wished : null,
  }
}
