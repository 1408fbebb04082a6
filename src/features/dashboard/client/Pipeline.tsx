import { Link } from 'react-router-dom'
import { Empty, formatEuros, formatNumber } from '#client/ui'
import { saleStages } from '#features/sales/contract'
import { salesAddress } from '#features/sales/contract/addresses'
import type { PipelineStage } from '#features/dashboard/contract'
import { Block } from './Block'
import type { SummaryReading } from './useSummary'

/** Files by how far their furthest sale has come: a bar each, which leads to its sales. */
export function Pipeline({ summary, ...reading }: SummaryReading) {
  const stages = summary?.pipeline ?? []
  const most = Math.max(1, ...stages.map(({ count }) => count))
  const count = stages.reduce((sum, stage) => sum + stage.count, 0)
  return (
    <Block
      title="Ventes par étape"
      {...(count > 0 && { sentence: `${formatNumber(count)} ${count > 1 ? 'dossiers' : 'dossier'} en vente` })}
      isThere={summary !== undefined}
      {...reading}
    >
      {count === 0 ? (
        <Empty title="Aucune vente en cours" sentence="Posez une option depuis un lot ou un dossier." />
      ) : (
        <ol className="dashboard-pipeline">
          {stages.map((stage) => (
            <StageBar key={stage.stage} stage={stage} most={most} />
          ))}
        </ol>
      )}
    </Block>
  )
}

function StageBar({ stage: { stage, count, amount }, most }: { readonly stage: PipelineStage; readonly most: number }) {
  const label = Object.entries(saleStages).find(([key]) => key === stage)?.[1].label ?? stage
  return (
    <li>
      {count === 0 ? (
        <span>{label}</span>
      ) : (
        <Link className="dashboard-link" to={`${salesAddress}?etape=${stage}`}>
          {label}
        </Link>
      )}
      <span className="dashboard-bar" aria-hidden>
        <span style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
      <span className="dashboard-bar-figures">
        <strong>{formatNumber(count)}</strong>
        {amount > 0 && <span>{formatEuros(amount)}</span>}
      </span>
    </li>
  )
}
