import { formatDate } from '#client/ui'
import type { ExplainedLine, Unit } from '#client/ui/explanation'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { lineOf } from './explainSteps'

interface Sum {
  readonly label: string
  readonly sentence: string
  readonly unit: Unit
  readonly lines: readonly ExplainedLine[]
}

/** A sum of traced figures, each explained in its turn. */
function explainSum({ label, sentence, unit, lines }: Sum): Explained | undefined {
  if (lines.length === 0) return undefined
  const value = lines.reduce((total, line) => total + (typeof line.value === 'number' ? line.value : 0), 0)
  return {
    explanation: { label, value, unit, sentence, lines, rules: [] },
    amounts: lines.flatMap(({ figure }) => figure ?? []),
  }
}

/** The total of a figure over the years shown. */
export function explainYears(solution: ExplainedSolution, field: string): Explained | undefined {
  const lines = solution.answer.data.yearly_report.flatMap(({ year }) =>
    lineOf(solution, `yearly_report.${year}.${field}`),
  )
  const label = lines[0]?.label.replace(/ \d{4}$/, '') ?? ''
  return explainSum({
    label: `${label}, toutes les années`,
    sentence: 'La somme des années affichées.',
    unit: 'euros',
    lines,
  })
}

/** What the loan costs in a calendar year. */
export function explainLoanPayment(solution: ExplainedSolution, year: string): Explained | undefined {
  const lines = ['principal', 'interest', 'insurance'].flatMap((field) =>
    lineOf(solution, `yearly_report.${year}.${field}`),
  )
  return explainSum({
    label: `Mensualités ${year}`,
    sentence: 'Capital, intérêts et assurance payés dans l’année.',
    unit: 'euros_per_year',
    lines,
  })
}

/** The taxes that the operation adds in a calendar year: on the rents, and on wealth where the household owes some. */
export function explainYearlyTaxes(solution: ExplainedSolution, year: string): Explained | undefined {
  const isTaxedOnWealth = solution.answer.data.wealth_tax.length > 0
  const lines = ['rent_tax', ...(isTaxedOnWealth ? ['wealth_tax'] : [])].flatMap((field) =>
    lineOf(solution, `yearly_report.${year}.${field}`),
  )
  return explainSum({
    label: `Impôts ${year}`,
    sentence: 'Les impôts que l’opération ajoute dans l’année.',
    unit: 'euros_per_year',
    lines,
  })
}

/** The charges of the property that are counted. */
export function explainCharges(solution: ExplainedSolution): Explained | undefined {
  const { charges } = solution.answer.data.monthly_report.monthly_expense
  const lines = charges.flatMap(({ key }) => lineOf(solution, `monthly_report.monthly_expense.charges.${key}`))
  return explainSum({
    label: 'Charges comptées',
    sentence: 'La somme des charges du bien, par mois de la première année pleine.',
    unit: 'euros_per_month',
    lines,
  })
}

/** What is to be found in a calendar year: its cash flow, with the other sign. */
export function explainYearlyEffort(solution: ExplainedSolution, year: string): Explained | undefined {
  const [line] = lineOf(solution, `yearly_report.${year}.cash_flow`)
  if (typeof line?.value !== 'number') return undefined
  const sentence =
    'Ce qui sort dans l’année moins ce qui entre\u202f: la trésorerie, de signe contraire. Négatif, l’opération rapporte.'
  return {
    explanation: {
      label: `Effort de l’année ${year}`,
      value: -line.value,
      unit: 'euros_per_year',
      sentence,
      lines: [line],
      rules: [],
    },
    amounts: undefined,
  }
}

/** A figure of the instalments of a calendar year: their sum, or for what remains due the last one. */
export function explainLoanYear(solution: ExplainedSolution, year: string, field: string): Explained | undefined {
  const instalments = solution.answer.data.loan_schedule.filter(({ date }) => date.startsWith(year))
  const counted = field === 'remaining_capital' ? instalments.slice(-1) : instalments
  const lines = counted.flatMap(({ number, date }) =>
    lineOf(solution, `loan_schedule.${number}.${field}`, `Échéance ${number}, ${formatDate(date)}`),
  )
  const sentence =
    field === 'remaining_capital'
      ? 'Ce qui reste dû après la dernière échéance de l’année.'
      : 'La somme des échéances de l’année.'
  return explainSum({ label: `Prêt ${year}`, sentence, unit: 'euros', lines })
}
