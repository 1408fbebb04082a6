import { loanRateFor, schemes } from '#domain'
import { selectResource } from '#client/entities'
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

/** Undefined as long as the assumptions of the firm are not known, and where they are not wanted. */
export function useUsualLoan(isWanted = true): UsualLoan | undefined {
  simulationApi.useSimulationConfigurationQuery(USUAL_PROJECT, { skip: !isWanted })
  const { loan_rates, loan_insurance_rate } =
    useAppSelector((state) => selectResource(state, 'simulation_configuration', USUAL_PROJECT))?.attributes ?? {}
  if (!isWanted || !loan_rates) return undefined
  return { years: USUAL_YEARS, rate: loanRateFor(USUAL_YEARS, loan_rates), insuranceRate: loan_insurance_rate ?? 0 }
}
