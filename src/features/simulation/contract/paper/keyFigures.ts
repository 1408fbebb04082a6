import type { SimulationReport } from '#domain'
import { capitalDueOf } from '../report'
import type { DocumentFigure } from '#presentation/documents'
import { formatEuros, formatPercent, writeFigure } from '#presentation/formats'

/** The figures that sum an operation up; one that it has not is left out. */
export function keyFigures(report: SimulationReport): readonly DocumentFigure[] {
  const { average_effort, max_effort, total_tax_saving, net_wealth, irr_after_tax, debt_ratio_after } =
    report.indicators
  const end = report.yearly_report.at(-1)?.year
  const until = end === undefined ? '' : String(end)
  return [
    {
      label: average_effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen',
      value: writeFigure(Math.abs(average_effort), 'euros_per_month'),
      note: noteOfEffort(report),
      isMain: true,
    },
    {
      label: max_effort.amount >= 0 ? 'Effort le plus haut' : 'Excédent le plus bas',
      value: writeFigure(Math.abs(max_effort.amount), 'euros_per_month'),
      note: `en ${max_effort.year}`,
    },
    ...(total_tax_saving === 0
      ? []
      : [
          {
            label: 'Économie d’impôt cumulée',
            value: writeFigure(total_tax_saving, 'euros'),
            note: `jusqu’en ${until}`,
          },
        ]),
    {
      label: 'Patrimoine net à terme',
      value: writeFigure(net_wealth, 'euros'),
      note: `en ${until}, prêt et impôt déduits`,
    },
    ...(irr_after_tax === null
      ? []
      : [{ label: 'TRI après impôt', value: formatPercent(irr_after_tax, { decimals: 1 }), note: 'revente comprise' }]),
    ...(debt_ratio_after === null
      ? []
      : [
          {
            label: 'Endettement après',
            value: formatPercent(debt_ratio_after, { decimals: 1 }),
            note: 'limite 35\u202f%',
          },
        ]),
  ]
}

function noteOfEffort({ loan_schedule, loans }: SimulationReport): string {
  const years = Math.round(loan_schedule.length / 12)
  const due = capitalDueOf({ loans })
  const note = years > 0 ? `sur ${writeFigure(years, 'years')}, impôts payés` : 'sans emprunt, impôts payés'
  return due ? `${note}\u202f; en ${due.year}, ${formatEuros(due.amount)} de capital à rembourser` : note
}
