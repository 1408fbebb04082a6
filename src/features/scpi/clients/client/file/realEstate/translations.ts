// How a choice of one area is said in the other; undefined where it has no equal there.
import { isText } from '#contract/json'

type Translation = (value: unknown) => unknown

const by =
  (words: Readonly<Record<string, string>>): Translation =>
  (value) =>
    isText(value) && Object.hasOwn(words, value) ? words[value] : undefined

/** All but some, which are said otherwise or not at all. */
const but =
  (others: Readonly<Record<string, string | undefined>>): Translation =>
  (value) =>
    isText(value) && Object.hasOwn(others, value) ? others[value] : value

/** Whoever is about to part is no case of a real-estate file. */
export const familySituation = { toThere: but({ divorcing: undefined, legally_separated: undefined }) }

export const workStatus = {
  toThere: but({
    liberal_profession: 'independent',
    no_activity: 'unemployed',
    farmer: undefined,
    student: undefined,
    disability: undefined,
  }),
}

/** A file knows three regimes of property. */
export const marriageRegime = {
  toThere: by({
    community_property: 'community_property',
    pre_1966_community: 'community_property',
    universal_community: 'community_property',
    universal_community_full_attribution: 'community_property',
    property_separation: 'property_separation',
    acquests_participation: 'property_separation',
  }),
  toHere: by({ community_property: 'community_property', property_separation: 'property_separation' }),
}

export const pacsRegime = {
  toThere: by({
    property_separation: 'property_separation',
    joint_ownership: 'joint_ownership',
    legacy_joint_ownership: 'joint_ownership',
  }),
  toHere: by({ property_separation: 'property_separation', joint_ownership: 'joint_ownership' }),
}

const homePurposes: readonly unknown[] = ['main_residence', 'secondary_home', 'rental_investment', 'works']

/** The kind of a loan: a file says in one word what the SCPI area says by its type and by what it pays for. */
export const loanKind = {
  toThere: ({ type, purpose }: Readonly<Record<string, unknown>>): string => {
    if (type === 'leasing' || type === 'student') return type
    if (homePurposes.includes(purpose)) return 'real_estate'
    if (purpose === 'car' || purpose === 'consumer') return purpose
    return purpose === 'studies' ? 'student' : 'other'
  },
  toHere: (kind: unknown): Readonly<Record<string, unknown>> => {
    switch (kind) {
      case 'leasing':
        return { type: 'leasing' }
      case 'student':
        return { type: 'student', purpose: 'studies' }
      case 'car':
      case 'consumer':
        return { type: 'amortizing', purpose: kind }
      default:
        return { type: kind === 'real_estate' ? 'amortizing' : 'other' }
    }
  },
}
