import { capitalDueOf, effortYears, marksOf } from '#features/simulation/contract/report'
import { effortSentence } from '#presentation/charts'
import type { Block, DocumentCell } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { amount, years } from './figure'
import { loanYears } from './solution'

/** The effort of each year: its chart, and the same in a table. */
export function effort(facts: StudyFacts, figures: StudyFigures): readonly Block[] {
  const { result } = figures
  const due = capitalDueOf(result)
  const shown = effortYears(result)
  return [
    lead(figures),
    {
      kind: 'effort',
      caption: effortSentence(shown, due),
      years: shown,
      marks: marksOf(result, facts.operation.configuration),
      capitalDue: due,
    },
    {
      kind: 'table',
      caption: 'L’opération, année par année',
      columns: [
        { label: 'Année' },
        ...['Loyers', 'Charges', 'Mensualités', 'Impôts', 'Effort par mois', 'Patrimoine net'].map((label) => ({
          label,
          isNumber: true,
        })),
      ],
      rows: result.yearly_report.map((line): readonly DocumentCell[] => [
        String(line.year),
        cell(`yearly_report.${line.year}.rent`, line.rent),
        cell(`yearly_report.${line.year}.charges`, line.charges),
        writeFigure(line.principal + line.interest + line.insurance, 'euros'),
        writeFigure(line.rent_tax + line.wealth_tax - line.tax_saving, 'euros'),
        cell(`yearly_report.${line.year}.monthly_effort`, line.monthly_effort),
        cell(`yearly_report.${line.year}.net_wealth`, line.net_wealth),
      ]),
    },
    {
      kind: 'text',
      look: 'small',
      spans: [
        'Impôts\u00a0: ceux que l’opération ajoute, moins ceux qu’elle épargne. Les loyers ne sont pas garantis.',
      ],
    },
  ]
}

const cell = (key: string, value: number): DocumentCell => ({ key, amount: writeFigure(value, 'euros') })

function lead(figures: StudyFigures): Block {
  const { average_effort, max_effort } = figures.result.indicators
  const loan = loanYears(figures)
  const during = loan > 0 ? `Pendant ${years(loan)}, ` : ''
  if (average_effort < 0)
    return {
      kind: 'text',
      look: 'lead',
      spans: [
        `${during}l’opération vous laisse `,
        amount('indicators.average_effort', -average_effort, 'euros_per_month'),
        ' en moyenne, une fois tout payé.',
      ],
    }
  return {
    kind: 'text',
    look: 'lead',
    spans: [
      `${during}${loan > 0 ? 'v' : 'V'}ous complétez les loyers de `,
      amount('indicators.average_effort', average_effort, 'euros_per_month'),
      ' en moyenne. L’année la plus lourde est ',
      `${max_effort.year}\u00a0: `,
      amount('indicators.max_effort', max_effort.amount, 'euros_per_month'),
      '.',
    ],
  }
}
