import type { SimulatorAnswer } from '#features/simulation/client'

/** A zero-rate loan, or what stands in its way. */
export type Ptz = Extract<SimulatorAnswer, { name: 'ptz' }>['data']
