import type { Search } from '../search/Search'

/** Filters that stand under one button of the bar. */
export interface FilterGroup {
  readonly name: 'scheme' | 'price' | 'effort' | 'home' | 'delivery'
  /** On the button while none of them is in use. */
  readonly label: string
  /** Their keys (`lotFilters.ts`). */
  readonly keys: readonly string[]
}

const groups: readonly FilterGroup[] = [
  { name: 'scheme', label: 'Dispositif', keys: ['projects'] },
  { name: 'effort', label: 'Effort', keys: ['effort'] },
  { name: 'price', label: 'Prix', keys: ['price'] },
  { name: 'home', label: 'Type', keys: ['kinds', 'rooms'] },
  { name: 'delivery', label: 'Livraison', keys: ['delivery', 'deliveredBefore'] },
]

/** The filters that stand in the bar; an effort is that of a household. */
export const groupsFor = ({ clientFile }: Pick<Search, 'clientFile'>): readonly FilterGroup[] =>
  groups.filter(({ name }) => name !== 'effort' || clientFile !== null)

/** Whether a filter has a button in the bar. */
export const hasButton = (key: string): boolean => groups.some(({ keys }) => keys.includes(key))
