import type { SimulatorAnswer } from '#features/simulation/client'

/** Whether a home has the reduced VAT, and what it saves. */
export type Vat = Extract<SimulatorAnswer, { name: 'reduced-tva' }>['data']
