import { useItems } from '#client/editing'

/** How many people the household feeds. */
export const usePeople = (): number => 1 + useItems('companion').length + useItems('child').length
