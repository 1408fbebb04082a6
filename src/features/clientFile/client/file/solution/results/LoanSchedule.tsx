import { useState } from 'react'
import { RightOutlined } from '@ant-design/icons'
import { Empty, formatDate, StatusTag } from '#client/ui'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { LoanCost } from './LoanCost'
import { byYear, type Instalment } from './loanYears'
import type { ResultProps } from './ResultTabs'

const amounts = ['payment', 'principal', 'interest', 'insurance'] as const

/** The instalments of the loan, folded by year. */
export function LoanSchedule({
  result: {
    data: { loan_schedule, loan_cost },
  },
}: ResultProps) {
  if (loan_schedule.length === 0) return <Empty title="Aucun prêt" sentence="L’apport couvre le coût de l’opération." />
  return (
    <>
      {loan_cost && <LoanCost cost={loan_cost} />}
      <AmountGrid label="Montants du prêt">
        <div className="table-frame">
          <table className="data-table loan-schedule">
            <caption className="visually-hidden">Tableau d’amortissement, en euros</caption>
            <thead>
              <tr>
                <th scope="col">Année</th>
                {['Mensualité', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'].map((title) => (
                  <th key={title} scope="col" className="end">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            {[...byYear(loan_schedule)].map(([year, instalments]) => (
              <YearOfLoan key={year} year={year} instalments={instalments} />
            ))}
          </table>
        </div>
      </AmountGrid>
    </>
  )
}

function YearOfLoan({ year, instalments }: { year: string; instalments: readonly Instalment[] }) {
  const [isOpen, setOpen] = useState(false)
  const isDeferred = instalments.some(({ deferred }) => deferred)
  return (
    <tbody>
      <tr className="loan-year">
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} /> {year}
          </button>
          {isDeferred && <StatusTag tone="info">Différé</StatusTag>}
        </th>
        {amounts.map((name) => (
          <td key={name} className="end">
            <Amount
              inGrid
              figure={`loan_years.${year}.${name}`}
              value={instalments.reduce((total, instalment) => total + instalment[name], 0)}
            />
          </td>
        ))}
        <td className="end">
          <Amount
            inGrid
            figure={`loan_years.${year}.remaining_capital`}
            value={instalments.at(-1)?.remaining_capital ?? 0}
          />
        </td>
      </tr>
      {isOpen &&
        instalments.map((instalment) => (
          <tr key={instalment.number}>
            <th scope="row">
              {instalment.number}. {formatDate(instalment.date)}
              {instalment.deferred && ' (différé)'}
            </th>
            {amounts.map((name) => (
              <td key={name} className="end">
                <Amount
                  inGrid
                  figure={`loan_schedule.${instalment.number}.${name}`}
                  value={instalment[name]}
                  decimals={2}
                />
              </td>
            ))}
            <td className="end">
              <Amount
                inGrid
                figure={`loan_schedule.${instalment.number}.remaining_capital`}
                value={instalment.remaining_capital}
                decimals={2}
              />
            </td>
          </tr>
        ))}
    </tbody>
  )
}
