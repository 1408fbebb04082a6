import { createSelector } from '@reduxjs/toolkit'
import { loanRateFor, schemes } from '#domain'
import { selectResource, type EntitiesState } from '#client/entities'
import { useAppSelector } from '#client/store'
import { simulationApi } from '#features/simulation/client'

/** The loan that capacities are told for. */
const USUAL_YEARS = 20
/** The project whose assumptions of the firm are taken. */
const USUAL_PROJECT = schemes.usual.investment

/** A usual loan of the firm: what an indicative capacity is calculated with. */
export interface UsualLoan {
  readonly years: number
  /** Nominal yearly rate and rate of the insurance, fractions. */
  readonly rate: number
  readonly insuranceRate: number
}

const selectUsualLoan = createSelector(
  [
    (state: { readonly entities: EntitiesState }) =>
      selectResource(state, 'simulation_configuration', USUAL_PROJECT)?.attributes,
  ],
  (firm): UsualLoan | undefined => {
    const { loan_rates: rates, loan_insurance_rate: insuranceRate } = firm ?? {}
    return rates
      ? { years: USUAL_YEARS, rate: loanRateFor(USUAL_YEARS, rates), insuranceRate: insuranceRate ?? 0 }
      : undefined
  },
)

/** Undefined as long as the assumptions of the firm are not known, and where they are not wanted. */
export function useUsualLoan(isWanted = true): UsualLoan | undefined {
  simulationApi.useSimulationConfigurationQuery(USUAL_PROJECT, { skip: !isWanted })
  const loan = useAppSelector(selectUsualLoan)
  return isWanted ? loan : undefined
}
