import { useState, type ReactNode } from 'react'
import { RightOutlined } from '@ant-design/icons'
import { Empty, formatDate, StatusTag } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { ScrollingTable } from '#client/ui/table'
import { CallsForFunds } from './CallsForFunds'
import { LoanCost } from './LoanCost'
import { Loans } from './Loans'
import { byYear, type LoanYear } from './loanYears'
import type { ResultProps } from './resultProps'

const amounts = [
  { name: 'payment', title: 'Mensualité' },
  { name: 'principal', title: 'Capital' },
  { name: 'interest', title: 'Intérêts' },
  { name: 'insurance', title: 'Assurance' },
  { name: 'remaining_capital', title: 'Capital restant dû' },
] as const

type ScheduleRow =
  | ({ readonly kind: 'year'; readonly key: string } & LoanYear)
  | ({ readonly kind: 'instalment'; readonly key: string } & LoanYear['instalments'][number])

const amountColumns = amounts.map(({ name, title }) => ({
  key: name,
  title,
  align: 'end' as const,
  className: 'end',
  render: (_value: unknown, row: ScheduleRow) => (
    <Amount
      inGrid
      figure={row.kind === 'year' ? `loan_years.${row.year}.${name}` : `loan_schedule.${row.number}.${name}`}
      value={row[name]}
      decimals={row.kind === 'year' ? 0 : 2}
    />
  ),
}))

interface LoanScheduleProps extends ResultProps {
  /** What is offered where nothing is borrowed. */
  readonly withoutLoan?: ReactNode
}

/** What the loan costs, how it is called for, and its instalments. */
export function LoanSchedule({ result, withoutLoan }: LoanScheduleProps) {
  const { loan_schedule, loan_cost, loans, calls_for_funds } = result.data
  if (loan_schedule.length === 0)
    return <Empty title="Aucun prêt" sentence="L’apport couvre le coût de l’opération." action={withoutLoan} />
  return (
    <>
      {loan_cost && <LoanCost cost={loan_cost} loans={loans} />}
      <Loans loans={loans} />
      <CallsForFunds calls={calls_for_funds} interimInterest={loan_cost?.interim_interest} />
      <AmountGrid label="Montants du prêt">
        <Instalments years={byYear(loan_schedule)} />
      </AmountGrid>
    </>
  )
}

/** The instalments, folded by year. */
function Instalments({ years }: { years: readonly LoanYear[] }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const turn = (year: string) => {
    setOpen(open.includes(year) ? open.filter((other) => other !== year) : [...open, year])
  }
  return (
    <ScrollingTable<ScheduleRow>
      caption="Tableau d’amortissement, en euros"
      dataSource={years.flatMap((year) => [
        { kind: 'year', key: year.year, ...year },
        ...(open.includes(year.year) ? instalmentRows(year) : []),
      ])}
      rowKey="key"
      rowClassName={({ kind }) => (kind === 'year' ? 'loan-year' : '')}
      columns={[
        {
          key: 'year',
          title: 'Année',
          rowScope: 'row',
          render: (_value, row) =>
            row.kind === 'year' ? (
              <YearHeading year={row} isOpen={open.includes(row.year)} onTurn={turn} />
            ) : (
              `${row.number}. ${formatDate(row.date)}${row.deferred ? ' (différé)' : ''}`
            ),
        },
        ...amountColumns,
      ]}
    />
  )
}

const instalmentRows = ({ instalments }: LoanYear): readonly ScheduleRow[] =>
  instalments.map((instalment) => ({ kind: 'instalment', key: String(instalment.number), ...instalment }))

function YearHeading({
  year: { year, isDeferred },
  isOpen,
  onTurn,
}: {
  year: LoanYear
  isOpen: boolean
  onTurn: (year: string) => void
}) {
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          onTurn(year)
        }}
      >
        <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} /> {year}
      </button>
      {isDeferred && <StatusTag tone="info">Différé</StatusTag>}
    </>
  )
}
