import { useMemo } from 'react'
import { simulators } from '#domain'
import { today } from '#client/screens'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'
import { exampleHousehold, USUAL_YEARS_SHOWN } from '#features/clientFile/contract/household'
import { exampleBuyer, lotCalculation } from '#features/clientFile/contract/lots'
import { useLotOutcomes } from '../calculation/lots'
import type { CalculatedLots } from './CalculatedLots'

/** What lots come to for the household that simulators begin with. @param lots memoised */
export function useExampleLots({ assumptions }: Catalogue, lots: readonly CatalogueProperty[]): CalculatedLots {
  const day = today()
  const calculation = useMemo(() => lotCalculation(exampleBuyer(assumptions, day), lots), [assumptions, day, lots])
  return {
    calculation,
    outcomes: useLotOutcomes(calculation, lots),
    contribution: exampleHousehold.contribution,
    loanDuration: simulators.USUAL_LOAN_YEARS,
    years: USUAL_YEARS_SHOWN,
  }
}
