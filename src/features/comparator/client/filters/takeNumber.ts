import type { TypedNumber } from '#client/ui/inputs'

/** Takes what a field of numbers says, but for a text that is no number. */
export const takeNumber =
  (take: (value: number | null) => void) =>
  (typed: TypedNumber | null): void => {
    if (typeof typed !== 'string') take(typed)
  }
