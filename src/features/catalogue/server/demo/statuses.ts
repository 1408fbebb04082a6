import type { PropertyStatus } from '#features/catalogue/contract'
import type { DemoProgram, Stage } from './programs'

type Shares = readonly (readonly [PropertyStatus, number])[]

/** What became of the properties of a programme; the rest is available. */
const SHARES: Readonly<Record<Stage, Shares>> = {
  preview: [['blocked', 1]],
  launch: [
    ['booked', 0.12],
    ['optioned', 0.1],
    ['blocked', 0.03],
  ],
  works: [
    ['sold', 0.35],
    ['booked', 0.12],
    ['optioned', 0.05],
    ['blocked', 0.03],
    ['withdrawn', 0.01],
  ],
  delivered: [['delivered', 0.7]],
  sold_out: [['sold', 1]],
}

export function drawStatus({ stage, project, draw }: DemoProgram): PropertyStatus {
  if (project === 'pinel') return 'delivered'
  let left = draw.number()
  return SHARES[stage].find(([, share]) => (left -= share) < 0)?.[0] ?? 'available'
}
