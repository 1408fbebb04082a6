import { useState } from 'react'
import { enumerations } from '#contract'
import type { OptimalInvestments as Investments } from '#features/simulation/client'
import { optimalInvestmentOpened, selectOptimalInvestment } from '../../calculation/optimalInvestment'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Empty, ErrorBlock, formatEuros, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column, type Sort } from '#client/ui/table'
import { useOpenAggregate } from '#client/editing'
import { figureIn } from '../parts/figureNames'
import { useReport } from './useReport'

type Possible = Extract<Investments[number], { status: 'possible' }>
type Refused = Extract<Investments[number], { status: 'refused' }>
type Measure = 'gain' | 'budget' | 'average_effort'

const limits: Readonly<Record<Possible['binding'], string>> = {
  debt_ratio: 'Limite d’endettement',
  effort: 'Effort accepté',
  none: 'Règle du dispositif',
}

const isMeasure = (key: string): key is Measure => ['gain', 'budget', 'average_effort'].includes(key)

/** The best purchase of the household under each scheme, as the server holds the file: asked again once it is saved. */
export function OptimalInvestments() {
  const { id } = useOpenAggregate()
  const dispatch = useAppDispatch()
  const { status, result, failure } = useAppSelector(selectOptimalInvestment)
  const ask = () => {
    dispatch(optimalInvestmentOpened(id))
  }
  return (
    <Card
      title="Investissement optimal par dispositif"
      sentence="D’après le dossier enregistré. Choisissez un dispositif pour ouvrir sa solution chiffrée."
    >
      <div
        aria-busy={status === 'calculating'}
        className={status === 'calculating' && result ? 'capacity-outdated' : undefined}
      >
        {status === 'failed' && failure && (
          <ErrorBlock message={failureSentence(failure, result !== null)} onRetry={ask} />
        )}
        {result === null && status !== 'failed' && <Skeleton lines={6} />}
        {result !== null && <Schemes investments={result} />}
      </div>
    </Card>
  )
}

function failureSentence(
  failure: NonNullable<ReturnType<typeof selectOptimalInvestment>['failure']>,
  isShown: boolean,
): string {
  if (failure.kind === 'network')
    return `Vous êtes hors connexion\u00a0: ce calcul demande le réseau.${isShown ? ' Le dernier résultat reste affiché.' : ''}`
  return (failure.kind === 'http' ? failure.errors?.['client_file']?.[0] : undefined) ?? failure.message
}

const isPossible = (investment: Investments[number]): investment is Possible => investment.status === 'possible'
const isRefused = (investment: Investments[number]): investment is Refused => investment.status === 'refused'

function Schemes({ investments }: { investments: Investments }) {
  const report = useReport()
  const [sort, setSort] = useState<Sort>({ key: 'gain', direction: 'descending' })
  const measure = isMeasure(sort.key) ? sort.key : 'gain'
  const possible = investments.filter(isPossible)
  const largest = Math.max(1, ...possible.map((investment) => Math.abs(investment[measure])))
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = possible.toSorted((one, other) => sign * (one[measure] - other[measure]))
  const open = ({ project, budget, renovation_price, furniture_price }: Possible) => {
    report?.(
      { project, investment_price: budget, renovation_price, furniture_price },
      `Solution\u00a0: ${enumerations.projectTypes[project]}, ${formatEuros(budget)}`,
    )
  }
  const columns: readonly [Column<Possible>, ...Column<Possible>[]] = [
    {
      key: 'project',
      title: 'Dispositif',
      cell: (investment) => (
        <>
          {report ? (
            <Button
              type="link"
              className="scheme-name"
              onClick={() => {
                open(investment)
              }}
            >
              {enumerations.projectTypes[investment.project]}
            </Button>
          ) : (
            enumerations.projectTypes[investment.project]
          )}
          <span className="scheme-bar" aria-hidden>
            <span
              className={investment[measure] < 0 ? 'scheme-bar-below' : undefined}
              style={{ width: `${(Math.abs(investment[measure]) / largest) * 100}%` }}
            />
          </span>
        </>
      ),
    },
    {
      key: 'budget',
      title: 'Budget',
      align: 'end',
      sortable: true,
      cell: ({ project, budget }) => <Amount inGrid figure={figureIn(project, 'budget')} value={budget} />,
    },
    {
      key: 'average_effort',
      title: 'Effort moyen',
      align: 'end',
      sortable: true,
      cell: ({ project, average_effort }) => (
        <Amount inGrid figure={figureIn(project, 'average_effort')} value={average_effort} unit="euros_per_month" />
      ),
    },
    {
      key: 'gain',
      title: 'Gain net',
      align: 'end',
      sortable: true,
      cell: ({ project, gain }) => <Amount inGrid figure={figureIn(project, 'gain')} value={gain} />,
    },
    { key: 'binding', title: 'Ce qui limite', cell: ({ binding }) => limits[binding] },
  ]
  return (
    <>
      {rows.length === 0 ? (
        <Empty
          title="Aucun dispositif ne convient"
          sentence="Les raisons sont ci-dessous, dispositif par dispositif."
        />
      ) : (
        <AmountGrid label="Montants des dispositifs">
          <DataTable
            caption="Investissement optimal par dispositif"
            columns={columns}
            rows={rows}
            rowKey={({ project }) => project}
            sort={sort}
            onSort={setSort}
          />
        </AmountGrid>
      )}
      <RefusedSchemes refused={investments.filter(isRefused)} />
    </>
  )
}

function RefusedSchemes({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <details className="refused-schemes">
      <summary>{refused.length > 1 ? `${refused.length} dispositifs écartés` : '1 dispositif écarté'}</summary>
      <ul>
        {refused.map(({ project, reason }) => (
          <li key={project}>
            <strong>{enumerations.projectTypes[project]}</strong>&nbsp;: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
