import type { Right } from '#contract/access'

/** The rows that a viewer may reach: each named column must have the given value. Made by policies only. */
export class Scope {
  // A private member makes the class nominal: an object literal of the same shape is not a `Scope`.
  protected readonly isFilter = true

  constructor(readonly columns: Readonly<Record<string, string>>) {}
}

/** The viewer lacks some of these rights, all of which are required; an empty list when no right would help. */
export class Refusal {
  constructor(readonly rights: readonly Right[]) {}
}
