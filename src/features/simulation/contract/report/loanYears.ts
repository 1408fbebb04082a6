import type { SimulationReport } from '#domain'

export type Instalment = SimulationReport['loan_schedule'][number]

/** A calendar year of a loan: what is paid in it, and what is left to pay at its end, in euros. */
export interface LoanYear extends Readonly<Record<Paid, number>> {
  readonly year: string
  readonly remaining_capital: number
  /** One of its instalments at least is deferred. */
  readonly isDeferred: boolean
  readonly instalments: readonly Instalment[]
}

type Paid = 'payment' | 'principal' | 'interest' | 'insurance'

/** The calendar years of a loan, in order. */
export function byYear(schedule: readonly Instalment[]): readonly LoanYear[] {
  const years = new Map<string, Instalment[]>()
  for (const instalment of schedule) {
    const year = instalment.date.slice(0, 4)
    const known = years.get(year)
    if (known) known.push(instalment)
    else years.set(year, [instalment])
  }
  return [...years].map(([year, instalments]) => {
    const sumOf = (name: Paid) => instalments.reduce((sum, instalment) => sum + instalment[name], 0)
    return {
      year,
      instalments,
      payment: sumOf('payment'),
      principal: sumOf('principal'),
      interest: sumOf('interest'),
      insurance: sumOf('insurance'),
      remaining_capital: instalments.at(-1)?.remaining_capital ?? 0,
      isDeferred: instalments.some(({ deferred }) => deferred),
    }
  })
}
