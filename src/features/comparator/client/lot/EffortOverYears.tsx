import { Skeleton } from '#client/ui'
import { CurvesChart, type Curve } from '#client/ui/charts'
import { lotName } from '#features/catalogue/client/lots'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { figureIn, type ShownOperation } from '#features/simulation/client/explanation'

interface EffortOverYearsProps {
  /** One to four. */
  readonly lots: readonly CatalogueProperty[]
  /** Theirs, in the same order; null for one without figures, undefined until they are calculated. */
  readonly operations: readonly (ShownOperation | null)[] | undefined
}

const lines = ['solid', 'dashed', 'dotted', 'dash-dotted'] as const
/** What lots are called beside each other, in their order. */
export const lotLetters = ['A', 'B', 'C', 'D'] as const

/**
 * The effort of each lot, month by month on average in each year, one line a lot; nothing for those without figures. Several are
 * explained under their letters.
 */
export function EffortOverYears({ lots, operations }: EffortOverYearsProps) {
  if (!operations) return <Skeleton lines={6} />
  const curves = lots.flatMap((lot, index) => curveOf(lot, index, operations[index] ?? null))
  if (curves.length === 0) return null
  return (
    <CurvesChart
      sentence={
        curves.length > 1 ? 'Effort par mois, année par année, de chaque lot.' : 'Effort par mois, année par année.'
      }
      curves={curves}
      figureOf={(name, year) => {
        const figure = `yearly_report.${String(year)}.monthly_effort`
        return lots.length > 1 ? figureIn(name, figure) : figure
      }}
    />
  )
}

function curveOf(lot: CatalogueProperty, index: number, operation: ShownOperation | null): readonly Curve[] {
  const [name, line] = [lotLetters[index], lines[index]]
  if (!operation || !name || !line) return []
  const points = operation.answer.data.yearly_report.map(({ year, monthly_effort: effort }) => ({ year, effort }))
  return [{ name, label: lotName(lot), line, points }]
}
