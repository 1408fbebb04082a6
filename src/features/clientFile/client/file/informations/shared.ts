import type { Attributes } from '#contract'

type Person = Partial<Attributes<'person'>>
type Companion = Partial<Attributes<'companion'>>

/** What is the same for both people of a couple. */
export const SHARED = [
  'marital_status',
  'matrimonial_property_regime',
  'address',
  'postal_code',
  'municipality',
] as const satisfies readonly (keyof Person & keyof Companion)[]

type Shared = (typeof SHARED)[number]

/** What the client has said that holds for the companion too, as answers of the companion. */
export function sharedWith(person: Person): Companion {
  const said = SHARED.filter((name) => (person[name] ?? '') !== '')
  return { ...Object.fromEntries(said.map((name) => [name, person[name]])), confirmed: said.filter(isConfirmable) }
}

/**
 * What follows in the companion from a change of the client: nothing where the companion was told to differ.
 * @param before the client before the change
 */
export function followingShared(before: Person, after: Person, companion: Companion): Companion {
  const followed = SHARED.filter(
    (name) =>
      before[name] !== after[name] &&
      after[name] !== companion[name] &&
      ((companion[name] ?? null) === (before[name] ?? null) || isSuggestion(name, companion)),
  )
  if (followed.length === 0) return {}
  const confirmed = new Set([...(companion.confirmed ?? []), ...followed.filter(isConfirmable)])
  return { ...Object.fromEntries(followed.map((name) => [name, after[name] ?? null])), confirmed: [...confirmed] }
}

/** The companion without what only repeats the client. */
export const ownAnswers = (person: Person, companion: Companion): Companion =>
  Object.fromEntries(
    Object.entries(companion).filter(
      ([name, value]) => name !== 'confirmed' && !SHARED.some((shared) => shared === name && person[shared] === value),
    ),
  )

const isConfirmable = (name: Shared): name is 'marital_status' | 'matrimonial_property_regime' =>
  name === 'marital_status' || name === 'matrimonial_property_regime'

const suggestions: Companion = { marital_status: 'single', matrimonial_property_regime: 'community_property' }

const isSuggestion = (name: Shared, companion: Companion): boolean =>
  isConfirmable(name) && companion[name] === suggestions[name] && companion.confirmed?.includes(name) !== true
