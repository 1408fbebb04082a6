import type { SimulationAnswer } from '../simulate'

export interface ResultProps {
  readonly result: SimulationAnswer
}
