import { useEffect, useState } from 'react'
import type { SolutionConfiguration } from '#domain'
import { engine, type VariedOutcome } from '#client/engine'
import type { SimulationAnswer } from '#features/simulation/client'
import { useRestingSolution } from '../results/useRestingSolution'

/** What the operation comes to when a hazard turns out. */
export interface Sensitive extends Hazard {
  readonly outcome: VariedOutcome
}

/** A result, and what it becomes under each hazard. */
export interface Sensitivity {
  readonly result: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly cases: readonly Sensitive[]
}

/**
 * What the result on screen becomes when things turn out otherwise, once it stays; the former answer stays meanwhile. A newer
 * result ends the work on the former one.
 */
export function useSensitivity(isShown: boolean): Sensitivity | undefined {
  const { result, configuration } = useRestingSolution()
  const [found, setFound] = useState<Sensitivity>()
  useEffect(() => {
    if (!isShown || !result || !configuration) return undefined
    const asked = new AbortController()
    void casesOf(result, configuration, asked.signal).then((cases) => {
      if (cases) setFound({ result, configuration, cases })
    })
    return () => {
      asked.abort()
    }
  }, [isShown, result, configuration])
  return found
}

/** One simulation after the other; undefined once it is asked for no longer. A hazard that the operation does not allow is left out. */
async function casesOf(
  result: SimulationAnswer,
  configuration: SolutionConfiguration,
  signal: AbortSignal,
): Promise<readonly Sensitive[] | undefined> {
  const operation = { configuration, context: result.meta.context }
  const cases: Sensitive[] = []
  for (const hazard of hazardsOf(configuration, result.data)) {
    const outcome = await engine.variedOutcome(operation, { configuration: hazard.changed })
    if (signal.aborted) return undefined
    if (!('kind' in outcome)) cases.push({ ...hazard, outcome })
  }
  return cases
}

/** Something that may turn out otherwise than the study supposes. */
interface Hazard {
  readonly key: string
  readonly words: string
  readonly changed: Partial<SolutionConfiguration>
  /** It changes the years themselves: the band of the chart counts it. */
  readonly isYearly: boolean
  /** It is a sale at the end of this calendar year, before that of the study. */
  readonly soldIn?: number
}

const POINT = 0.01

/** A month without a tenant each year, as a share of the rents. */
const ONE_MONTH = 1 / 12

/** Earlier resales that are shown, in years before the end of the display. */
const EARLIER = [25, 20, 15, 10, 5]

/** What may turn out otherwise for an operation; what it does not depend on is left out. */
const hazardsOf = (configuration: SolutionConfiguration, data: SimulationAnswer['data']): readonly Hazard[] => [
  ...loanHazards(configuration),
  ...rentHazards(configuration, data.monthly_report.monthly_income.rental_income),
  ...resaleHazards(configuration, data.yearly_report.at(-1)?.year),
]

function loanHazards({ loan_duration, loan_rate }: SolutionConfiguration): readonly Hazard[] {
  if (loan_duration === 0) return []
  const rateOf = (key: string, words: string, rate: number): Hazard => ({
    key,
    words,
    changed: { loan_rate: rate },
    isYearly: true,
  })
  const up = rateOf('rate_up', 'Taux du prêt +1\u00a0point', loan_rate + POINT)
  return loan_rate > POINT ? [up, rateOf('rate_down', 'Taux du prêt \u22121\u00a0point', loan_rate - POINT)] : [up]
}

function rentHazards({ vacancy_rate = 0 }: SolutionConfiguration, rent: number): readonly Hazard[] {
  if (rent <= 0) return []
  const vacancy = Math.min(1, vacancy_rate + ONE_MONTH)
  return [
    {
      key: 'rent',
      words: 'Loyer \u221210\u202f%',
      changed: { suggested_rent: Math.round(rent * 90) / 100 },
      isYearly: true,
    },
    {
      key: 'vacancy',
      words: 'Un mois sans locataire de plus par an',
      changed: { vacancy_rate: vacancy },
      isYearly: true,
    },
  ]
}

/** A sale for less is one of which the seller pays so much more: both leave the same, before tax and after. */
function resaleHazards(
  { resale_fee_rate = 0, duration_to_display }: SolutionConfiguration,
  end: number | undefined,
): readonly Hazard[] {
  const cheaper: Hazard = {
    key: 'resale',
    words: 'Revente \u221210\u202f%',
    changed: { resale_fee_rate: Math.min(1, resale_fee_rate + 0.1) },
    isYearly: false,
  }
  if (end === undefined) return [cheaper]
  const earlier = EARLIER.filter((years) => duration_to_display > years).map((years) => ({
    key: `resale_${years}`,
    words: `Revente en ${end - years}`,
    soldIn: end - years,
    changed: { duration_to_display: duration_to_display - years },
    isYearly: false,
  }))
  return [cheaper, ...earlier]
}
