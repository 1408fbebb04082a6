import type { SimulationAnswer } from '#client/api'
import { Card, formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'

/** Limit of the debt ratio, insurance included (decision D-HCSF-2021-7). */
const DEBT_LIMIT = 0.35

/** The six figures that sum the operation up. */
export function Figures({ result: { indicators, yearly_report, loan_schedule } }: { result: SimulationAnswer['data'] }) {
  const { average_effort, max_effort, total_tax_saving, net_wealth, irr_after_tax, debt_ratio_after } = indicators
  const years = Math.round(loan_schedule.length / 12)
  const end = yearly_report.at(-1)?.year
  return (
    <Card>
      <KeyFigures>
        <KeyFigure lead label={average_effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen'} value={formatEuros(Math.abs(average_effort))} note={years > 0 ? `sur ${years} ans, impôts payés` : 'sans emprunt, impôts payés'} />
        <KeyFigure label="Effort le plus haut" value={formatEuros(max_effort.amount)} note={`par mois, en ${max_effort.year}`} />
        <KeyFigure label="Économie d’impôt cumulée" value={formatEuros(total_tax_saving)} note={end === undefined ? undefined : `jusqu’en ${end}`} />
        <KeyFigure label="Patrimoine net à terme" value={formatEuros(net_wealth)} note={end === undefined ? undefined : `en ${end}, prêt et impôt déduits`} />
        <KeyFigure label="TRI après impôt" value={formatPercent(irr_after_tax, { decimals: 1 })} note="revente comprise" />
        <KeyFigure
          label="Endettement après" value={formatPercent(debt_ratio_after, { decimals: 1 })}
          note={debt_ratio_after !== null && debt_ratio_after > DEBT_LIMIT ? <strong className="over-limit">au-dessus de la limite de {formatPercent(DEBT_LIMIT, { decimals: 0 })}</strong> : `limite ${formatPercent(DEBT_LIMIT, { decimals: 0 })}`}
        />
      </KeyFigures>
    </Card>
  )
}
