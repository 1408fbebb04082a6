import { simulate, simulators } from '#domain'
import { configuration, context } from '../../__tests__/domain/support/examples'

export const title =
  'Une simulation sur 25 ans, impôt entier recalculé chaque année (×\u00a0: / boucle nue de 300 mois)'

const RUNS = 2_000
const ROUNDS = 5

const operation = configuration({
  project: 'lmnp_amortissement',
  seniority: 'new',
  furniture_price: 6_000,
  loan_duration: 25,
})

/**
 * Microseconds of CPU, the best of a few rounds, and the ratio to a bare loan of 300 months in floats. A ranking reads what an
 * operation comes to; a whole result taxes it twice more, under the other regime and in a company, and writes its schedule.
 */
export function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  const priced = (run: number) => ({ ...operation, property_price: 189_900 + run })
  const bare = microseconds((run) => bareLoan(189_900 + run))
  const compared = microseconds((run) => simulators.outcome(priced(run), context))
  const whole = microseconds((run) => simulate(priced(run), context))
  const explained = microseconds((run) => simulate(priced(run), { ...context, explain: true }))
  const row = (name: string, value: number) => ({ name, value, unit: 'µs', ratio: value / bare })
  return Promise.resolve([
    row('boucle nue de 300 mois, sans impôt', bare),
    row('Solive\u00a0: impôt de chaque année, effort, rendement (classement)', compared),
    row('Solive\u00a0: résultat entier, autre régime et société comparés, échéancier, TAEG', whole),
    row('Solive\u00a0: résultat entier, chaque montant expliqué', explained),
  ])
}

/** What remains of a loan after 300 months, each month a line as a schedule would keep it. */
function bareLoan(capital: number): { interest: number; principal: number; remaining: number }[] {
  const rate = 0.036 / 12
  const payment = (capital * rate) / (1 - (1 + rate) ** -300)
  const months = []
  let remaining = capital
  for (let month = 0; month < 300; month++) {
    const interest = remaining * rate
    remaining -= payment - interest
    months.push({ interest, principal: payment - interest, remaining })
  }
  return months
}

function microseconds(work: (run: number) => unknown): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let run = 0; run < RUNS; run++) work(run)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / RUNS)
  }
  return best
}
