import { resources, type Attributes } from '#contract'

/** What a household may aim at, in the order in which it is asked. */
const aims = [
  'build_heritage',
  'additional_income',
  'reduce_tax',
  'decrease_tax',
  'protecting_family',
  'other',
] as const

export type Aim = (typeof aims)[number]

export const aimLabel = (aim: Aim): string => resources.objective.fields[aim].label

/** All the aims: those that the household put in order first, the others after them. */
export function aimsInOrder(priorities: Attributes<'objective'>['priorities'] | undefined): readonly Aim[] {
  const ordered = priorities ?? []
  return [...ordered, ...aims.filter((aim) => !ordered.includes(aim))]
}
