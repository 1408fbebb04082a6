import type { Right } from '#contract/access'

/** The rows that a viewer may reach: each named column must have the given value. Made by policies only. */
export class Scope {
  // A class with a member of its own cannot be imitated by an object literal.
  protected readonly isFilter = true

  constructor(readonly columns: Readonly<Record<string, string>>) {}
}

/** The viewer lacks something: all of these rights are needed; none when nobody may, whatever their rights. */
export class Refusal {
  constructor(readonly rights: readonly Right[]) {}
}
