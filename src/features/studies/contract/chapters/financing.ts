import { byYear, capitalDueOf, type LoanYear } from '#features/simulation/contract/report'
import type { Block, DocumentCell } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { amount, amountOfYear, figure, years } from './figure'
import { loanYears } from './solution'

/** How the operation is paid for, and what the loan costs. */
export function financing({ operation }: StudyFacts, figures: StudyFigures): readonly Block[] {
  const { result } = figures
  const { indicators, loan_cost, loan_schedule } = result
  if (loan_schedule.length === 0)
    return [
      {
        kind: 'text',
        look: 'lead',
        spans: [
          'Vous payez l’opération sans emprunter\u00a0: ',
          amount('indicators.total_cost', indicators.total_cost),
          '.',
        ],
      },
    ]
  const due = capitalDueOf(result)
  return [
    {
      kind: 'text',
      look: 'lead',
      spans: [
        'Vous apportez ',
        { strong: writeFigure(operation.configuration.contribution, 'euros') },
        ' et empruntez ',
        amount('indicators.loan_amount', indicators.loan_amount),
        `, remboursés en ${years(loanYears(figures))}.`,
      ],
    },
    {
      kind: 'figures',
      figures: [
        figure('Mensualité, assurance comprise', 'indicators.monthly_payment', indicators.monthly_payment, {
          unit: 'euros_per_month',
          isMain: true,
        }),
        ...(loan_cost === null
          ? []
          : [
              figure('TAEG', 'loan_cost.effective_rate', loan_cost.effective_rate, { unit: 'rate' }),
              figure('Coût total du crédit', 'loan_cost.total', loan_cost.total),
            ]),
        figure('Endettement après', 'indicators.debt_ratio_after', indicators.debt_ratio_after, {
          unit: 'rate',
          note: 'limite 35\u202f%',
        }),
      ],
    },
    ...(due === null
      ? []
      : [
          {
            kind: 'notice',
            tone: 'warning',
            title: `Capital à rembourser en ${due.year}`,
            spans: [amount('loans.main.capital_due', due.amount), ', en une fois, en plus de l’effort mensuel.'],
          } as const,
        ]),
    ...loanTables(result),
  ]
}

/** The loans, and what is paid of them each year. */
const loanTables = ({ loans, loan_schedule, yearly_report }: StudyFigures['result']): readonly Block[] => [
  {
    kind: 'table',
    caption: 'Les prêts',
    columns: [
      { label: 'Prêt' },
      ...['Montant', 'Taux', 'Durée', 'Mensualité'].map((label) => ({ label, isNumber: true })),
    ],
    rows: loans.map(({ key, label, amount: lent, rate, months, monthly_payment }) => [
      label,
      amount(`loans.${key}`, lent),
      amount(`loans.${key}.rate`, rate, 'rate'),
      amount(`loans.${key}.months`, months, 'months'),
      amount(`loans.${key}.monthly_payment`, monthly_payment, 'euros_per_month', { decimals: 2 }),
    ]),
  },
  {
    kind: 'table',
    caption: 'Amortissement par année',
    columns: [
      { label: 'Année' },
      ...['Mensualités', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'].map((label) => ({
        label,
        isNumber: true,
      })),
    ],
    rows: byYear(loan_schedule).map((year) => [
      year.isDeferred ? `${year.year} (différé)` : year.year,
      writeFigure(year.payment, 'euros'),
      ...paidParts.map((name) => paidInYear(yearly_report, year, name)),
    ]),
  },
]

const paidParts = ['principal', 'interest', 'insurance', 'remaining_capital'] as const

/** What is paid of the loans in a year can be asked about where the yearly report, which ends with the operation, says the same. */
function paidInYear(
  report: StudyFigures['result']['yearly_report'],
  year: LoanYear,
  part: (typeof paidParts)[number],
): DocumentCell {
  const written = writeFigure(year[part], 'euros')
  const line = report.find((one) => String(one.year) === year.year)
  // Capital that is repaid at once stands apart in the report.
  const names = part === 'principal' ? ([part, 'bullet_repayment'] as const) : [part]
  const name = names.find((one) => line !== undefined && writeFigure(line[one], 'euros') === written)
  return line === undefined || name === undefined ? written : amountOfYear(line, name)
}
