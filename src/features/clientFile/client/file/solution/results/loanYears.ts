import type { SimulationAnswer } from '#client/api'

export type Instalment = SimulationAnswer['data']['loan_schedule'][number]

/** The instalments of a loan by calendar year, in order. */
export function byYear(schedule: readonly Instalment[]): ReadonlyMap<string, readonly Instalment[]> {
  const years = new Map<string, Instalment[]>()
  for (const instalment of schedule) {
    const year = instalment.date.slice(0, 4)
    const known = years.get(year)
    if (known) known.push(instalment)
    else years.set(year, [instalment])
  }
  return years
}
