import { useEffect, useState } from 'react'
import { reportOf } from '#domain'
import { engine } from '#client/engine'
import { Skeleton } from '#client/ui'
import { CurvesChart, type Curve } from '#client/ui/charts'
import { lotName } from '#features/catalogue/client/lots'
import type { CatalogueProperty } from '#features/catalogue/contract'
import type { HouseholdLots } from '#features/clientFile/client/lots'

interface EffortOverYearsProps {
  /** Memoised; one to four. */
  readonly lots: readonly CatalogueProperty[]
  readonly calculation: HouseholdLots['calculation']
}

const lines = ['solid', 'dashed', 'dotted', 'solid'] as const
const names = ['A', 'B', 'C', 'D'] as const

/** The effort of each lot, month by month on average in each year, one line a lot. Nothing for those without figures. */
export function EffortOverYears({ lots, calculation }: EffortOverYearsProps) {
  const curves = useCurves(lots, calculation)
  if (!curves) return <Skeleton lines={6} />
  if (curves.length === 0) return null
  return (
    <CurvesChart
      sentence={
        curves.length > 1 ? 'Effort par mois, année par année, de chaque lot.' : 'Effort par mois, année par année.'
      }
      curves={curves}
      figureOf={(name, year) => `${name}.yearly_report.${String(year)}.monthly_effort`}
    />
  )
}

function useCurves(
  lots: EffortOverYearsProps['lots'],
  { operationOf }: EffortOverYearsProps['calculation'],
): readonly Curve[] | undefined {
  const [curves, setCurves] = useState<readonly Curve[]>()
  useEffect(() => {
    let isWanted = true
    void Promise.all(lots.map((lot, index) => curveOf(lot, index, operationOf(lot)))).then(
      (found) => {
        if (isWanted) setCurves(found.flatMap((curve) => curve ?? []))
      },
      () => {
        if (isWanted) setCurves([])
      },
    )
    return () => {
      isWanted = false
    }
  }, [lots, operationOf])
  return curves
}

async function curveOf(
  lot: CatalogueProperty,
  index: number,
  operation: ReturnType<EffortOverYearsProps['calculation']['operationOf']>,
): Promise<Curve | undefined> {
  if ('reason' in operation) return undefined
  const result = await engine.simulate(operation.configuration, operation.context)
  if (result.kind === 'refused') return undefined
  return {
    name: names[index] ?? String(index + 1),
    label: lotName(lot),
    line: lines[index] ?? 'solid',
    points: reportOf(result).yearly_report.map(({ year, monthly_effort: effort }) => ({ year, effort })),
  }
}
