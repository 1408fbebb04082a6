import { useState } from 'react'
import { Link } from 'react-router-dom'
import { enumerations } from '#contract'
import type { OptimalInvestments } from '#features/simulation/client'
import { Empty, formatEuros } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column, type Sort } from '#client/ui/table'
import { useOpenAggregate } from '#client/editing'
import { clientFileAddress } from '#features/clientFile/contract'
import { figureIn } from '#features/simulation/client/explanation'
import { useReport } from './useReport'

type Possible = Extract<OptimalInvestments[number], { status: 'possible' }>
type Refused = Extract<OptimalInvestments[number], { status: 'refused' }>
type Measure = 'gain' | 'budget' | 'average_effort'

const limits: Readonly<Record<Possible['binding'], string>> = {
  debt_ratio: 'Limite d’endettement',
  effort: 'Effort accepté',
  none: 'Règle du dispositif',
}

const isMeasure = (key: string): key is Measure => ['gain', 'budget', 'average_effort'].includes(key)
const isPossible = (investment: OptimalInvestments[number]): investment is Possible => investment.status === 'possible'
const isRefused = (investment: OptimalInvestments[number]): investment is Refused => investment.status === 'refused'

const figureColumns: readonly Column<Possible>[] = [
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

/** The best purchase under each scheme, in the order asked for, then the schemes that do not suit. */
export function Schemes({ investments }: { investments: OptimalInvestments }) {
  const { id } = useOpenAggregate()
  const open = useOpenScheme()
  const [sort, setSort] = useState<Sort>({ key: 'gain', direction: 'descending' })
  const measure = isMeasure(sort.key) ? sort.key : 'gain'
  const possible = investments.filter(isPossible)
  const largest = Math.max(1, ...possible.map((investment) => Math.abs(investment[measure])))
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = possible.toSorted((one, other) => sign * (one[measure] - other[measure]))
  const nameColumn: Column<Possible> = {
    key: 'project',
    title: 'Dispositif',
    cell: (investment) => <SchemeName investment={investment} share={investment[measure] / largest} onOpen={open} />,
  }
  return (
    <>
      {rows.length === 0 ? (
        <Empty
          title="Aucun dispositif ne convient"
          sentence="Les raisons sont ci-dessous, dispositif par dispositif."
          action={<Link to={clientFileAddress(id, 'informations')}>Revoir les informations du client</Link>}
        />
      ) : (
        <AmountGrid label="Montants des dispositifs">
          <DataTable
            caption="Investissement optimal par dispositif"
            columns={[nameColumn, ...figureColumns]}
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

/** Opens the solution of a scheme; undefined without the right to. */
function useOpenScheme(): ((investment: Possible) => void) | undefined {
  const report = useReport()
  return (
    report &&
    (({ project, budget, renovation_price, furniture_price }) => {
      report(
        { project, investment_price: budget, renovation_price, furniture_price },
        `Solution\u00a0: ${enumerations.projectTypes[project]}, ${formatEuros(budget)}`,
      )
    })
  )
}

interface SchemeNameProps {
  readonly investment: Possible
  /** Of the largest figure of the table, below 0 for a loss. Fraction. */
  readonly share: number
  readonly onOpen: ((investment: Possible) => void) | undefined
}

function SchemeName({ investment, share, onOpen }: SchemeNameProps) {
  const name = enumerations.projectTypes[investment.project]
  return (
    <>
      {onOpen ? (
        <Button
          type="link"
          className="scheme-name"
          onClick={() => {
            onOpen(investment)
          }}
        >
          {name}
        </Button>
      ) : (
        name
      )}
      <span className="scheme-bar" aria-hidden>
        <span className={share < 0 ? 'scheme-bar-below' : undefined} style={{ width: `${Math.abs(share) * 100}%` }} />
      </span>
    </>
  )
}

function RefusedSchemes({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <Collapse
      className="refused-schemes"
      label={refused.length > 1 ? `${refused.length} dispositifs écartés` : '1 dispositif écarté'}
    >
      <ul>
        {refused.map(({ project, reason }) => (
          <li key={project}>
            <strong>{enumerations.projectTypes[project]}</strong>&nbsp;: {reason}
          </li>
        ))}
      </ul>
    </Collapse>
  )
}
