import type { Sincerity } from './explainedSolution'

type Checks = Pick<Sincerity, 'checks'>

/** How many checks of sincerity apply to an operation: those without object are counted neither as kept nor as missed. */
export const applicable = ({ checks }: Checks): number =>
  checks.filter(({ state }) => state !== 'not_applicable').length

/** `, 2 sans objet`; nothing where all apply. */
export function withoutObject(sincerity: Checks): string {
  const count = sincerity.checks.length - applicable(sincerity)
  return count === 0 ? '' : `, ${String(count)} sans objet`
}
