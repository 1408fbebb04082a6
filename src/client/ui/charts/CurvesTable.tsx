import { Amount } from '../explanation/Amount'
import { AmountGrid } from '../explanation/AmountGrid'
import { UNKNOWN } from '#presentation/formats'
import type { Column } from '../table/Column'
import { DataTable } from '../table/DataTable'
import { effortIn, yearsOf, type Curve, type FigureOfCurve } from './curve'

/** The figures of the curves, one row a year. */
export function CurvesTable({ curves, figureOf }: { curves: readonly Curve[]; figureOf: FigureOfCurve }) {
  const efforts = curves.map((curve): Column<number> => ({
    key: curve.name,
    title: curve.label,
    align: 'end',
    cell: (year) => {
      const effort = effortIn(curve, year)
      return effort === undefined ? (
        UNKNOWN
      ) : (
        <Amount inGrid figure={figureOf(curve.name, year)} value={effort} unit="euros_per_month" />
      )
    },
  }))
  return (
    <AmountGrid label="Montants des courbes">
      <DataTable
        caption="Effort par mois, année par année"
        rows={yearsOf(curves)}
        rowKey={(year) => String(year)}
        columns={[{ key: 'year', title: 'Année', cell: (year) => year }, ...efforts]}
      />
    </AmountGrid>
  )
}
