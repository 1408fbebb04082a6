import { useState, type ReactNode } from 'react'
import { RightOutlined } from '@ant-design/icons'
import { Empty, formatDate, StatusTag, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { ScrollingTable, DataTable, type Column } from '#client/ui/table'
import { CallsForFunds } from './CallsForFunds'
import { byYear, type LoanYear } from '#features/simulation/contract/report'
import type { ResultProps } from './ResultHead'
import type { SimulationAnswer } from '../simulate'

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

type Loan = SimulationAnswer['data']['loans'][number]

const figures = [
  ['rate', 'Taux', 'rate'],
  ['months', 'Durée', 'months'],
  ['monthly_payment', 'Mensualité', 'euros_per_month'],
  ['interest', 'Intérêts', 'euros'],
  ['insurance', 'Assurance', 'euros'],
  ['effective_rate', 'TAEG', 'rate'],
  ['usury_ceiling', 'Seuil de l’usure', 'rate'],
] as const

const columns: readonly [Column<Loan>, ...Column<Loan>[]] = [
  { key: 'label', title: 'Prêt', cell: ({ label }) => label },
  {
    key: 'amount',
    title: 'Montant',
    align: 'end',
    cell: ({ key, amount }) => <Amount inGrid figure={`loans.${key}`} value={amount} />,
  },
  ...figures.map(([name, title, unit]): Column<Loan> => ({
    key: name,
    title,
    align: 'end',
    cell: (loan) => <Amount inGrid figure={`loans.${loan.key}.${name}`} value={loan[name]} unit={unit} />,
  })),
]

/** The loans of the plan beside each other, where there are several. */
function Loans({ loans }: { readonly loans: readonly Loan[] }) {
  if (loans.length < 2) return null
  return (
    <section aria-labelledby="loans-of-plan">
      <h3 id="loans-of-plan">Plan de financement</h3>
      <AmountGrid label="Prêts du plan">
        <DataTable caption="Prêts du plan de financement" columns={columns} rows={loans} rowKey={({ key }) => key} />
      </AmountGrid>
    </section>
  )
}

type Data = SimulationAnswer['data']
type Cost = NonNullable<Data['loan_cost']>

interface LoanCostProps {
  readonly cost: Cost
  readonly loans: Data['loans']
}

/** What borrowing costs in all, as a rate and in euros, beside the ceiling that no bank may pass. */
function LoanCost({ cost, loans }: LoanCostProps) {
  const { effective_rate, insurance_effective_rate, total, usury_ceiling, usury_class, usury_from, usury_unknown } =
    cost
  const isPlan = loans.length > 1
  const isOver = loans.some((loan) => loan.effective_rate !== null && loan.effective_rate > loan.usury_ceiling)
  return (
    <>
      <KeyFigures>
        <KeyFigure
          lead
          label={isPlan ? 'TAEG du plan' : 'TAEG'}
          value={<Rate figure="loan_cost.effective_rate" value={effective_rate} />}
          note={<Comparison isOver={isOver} isPlan={isPlan} ceiling={usury_ceiling} />}
        />
        <KeyFigure
          label="dont assurance (TAEA)"
          value={<Rate figure="loan_cost.insurance_effective_rate" value={insurance_effective_rate} />}
        />
        <KeyFigure
          label="Coût total du crédit"
          value={<Amount figure="loan_cost.total" value={total} />}
          note="intérêts, assurance et frais"
        />
        <KeyFigure
          label={isPlan ? 'Seuil de l’usure, prêt principal' : 'Seuil de l’usure'}
          value={<Rate figure="loan_cost.usury_ceiling" value={usury_ceiling} />}
          note={`${usury_class}, depuis le ${formatDate(usury_from)}`}
        />
      </KeyFigures>
      {usury_unknown !== null && <p>{usury_unknown}</p>}
    </>
  )
}

const Rate = ({ figure, value }: { figure: string; value: number | null }) => (
  <Amount figure={figure} value={value} unit="rate" written={formatPercent(value)} />
)

/** Each loan of a plan is held to its own ceiling: the table of the loans gives them. */
function Comparison({ isOver, isPlan, ceiling }: { isOver: boolean; isPlan: boolean; ceiling: number }) {
  const limit = isPlan ? 'seuil de l’usure' : `seuil de l’usure ${formatPercent(ceiling)}`
  if (isOver)
    return <strong className="over-limit">{isPlan ? `un prêt au-dessus du ${limit}` : `au-dessus du ${limit}`}</strong>
  return isPlan ? `chaque prêt sous son ${limit}` : limit
}
