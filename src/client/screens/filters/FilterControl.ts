import type { Choice } from '#contract'

/** How a filter is asked for. */
export type FilterControl<Name extends string> =
  | { readonly kind: 'choice'; readonly name: Name; readonly label: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'day' | 'amount' | 'percent' | 'switch' | 'place'; readonly name: Name; readonly label: string }
