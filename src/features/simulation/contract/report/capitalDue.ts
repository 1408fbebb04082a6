import type { SimulationReport } from '#domain'

/** Capital that the main loan leaves to be repaid at once at its end: no effort of a month is made of it. Euros. */
export const capitalDueOf = ({ loans }: Pick<SimulationReport, 'loans'>) =>
  loans.find(({ key }) => key === 'main')?.capital_due ?? null
