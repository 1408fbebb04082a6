import type { SimulatorAnswer } from '#features/simulation/client'

/** What a Pinel purchase gives, year by year. */
export type Reduction = Extract<SimulatorAnswer, { name: 'pinel-tax-reduction' }>['data']
