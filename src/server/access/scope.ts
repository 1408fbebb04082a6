import type { Right } from '#contract/access'

/** Values by column. */
export type ColumnValues = Readonly<Record<string, string>>

/** The rows that a viewer may reach: each named column must have the given value. Made by policies only. */
export class Scope {
  // A private member makes the class nominal: an object literal of the same shape is not a `Scope`.
  protected readonly isFilter = true

  /** @param anyOf besides, one of these sets of columns must have its values: an account that stands first or second in a file; none asks for nothing */
  constructor(
    readonly columns: ColumnValues,
    readonly anyOf: readonly ColumnValues[] = [],
  ) {}
}

/** The viewer lacks some of these rights, all of which are required; an empty list when no right would help. */
export class Refusal {
  constructor(readonly rights: readonly Right[]) {}
}
