import { capitalDueOf, effortYears, marksOf } from '#features/simulation/contract/report'
import { effortSentence } from '#presentation/charts'
import type { Block, DocumentCell } from '#presentation/documents'
import { withCapital, writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { amount, amountOfYear, beforeCapital, years } from './figure'
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
        amountOfYear(line, 'rent'),
        amountOfYear(line, 'charges'),
        writeFigure(line.principal + line.interest + line.insurance, 'euros'),
        taxes(line),
        amountOfYear(line, 'monthly_effort'),
        amountOfYear(line, 'net_wealth'),
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

/** Those that the operation adds, less what it spares: the tax on rents where there is nothing else. */
const taxes = (line: StudyFigures['result']['yearly_report'][number]): DocumentCell =>
  line.wealth_tax === 0 && line.tax_saving === 0
    ? amountOfYear(line, 'rent_tax')
    : writeFigure(line.rent_tax + line.wealth_tax - line.tax_saving, 'euros')

function lead(figures: StudyFigures): Block {
  const { average_effort, max_effort } = figures.result.indicators
  const loan = loanYears(figures)
  const begun = (words: string) => (loan > 0 ? `Pendant ${years(loan)}, ${words}` : withCapital(words))
  if (average_effort < 0)
    return {
      kind: 'text',
      look: 'lead',
      spans: [
        begun('l’opération vous laisse '),
        amount('indicators.average_effort', -average_effort, 'euros_per_month'),
        ' en moyenne',
        ...(capitalDueOf(figures.result) === null ? [', une fois tout payé.'] : [...beforeCapital(figures), '.']),
      ],
    }
  return {
    kind: 'text',
    look: 'lead',
    spans: [
      begun('vous complétez les loyers de '),
      amount('indicators.average_effort', average_effort, 'euros_per_month'),
      ' en moyenne',
      ...beforeCapital(figures),
      '. L’année la plus lourde est ',
      `${max_effort.year}\u00a0: `,
      amount('indicators.max_effort', max_effort.amount, 'euros_per_month'),
      '.',
    ],
  }
}
