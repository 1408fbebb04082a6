import type { DependentChild, HouseholdComposition } from '../configuration'

/** The parts of a household, and what limits the advantage they give. */
export interface FamilyQuotient {
  parts: number
  /** Parts that are never capped: 2 for a couple filing together, otherwise 1. */
  baseParts: 1 | 2
  /** Half-parts above the base whose advantage has the lone parent's cap: 0 to 2. */
  loneParentHalfParts: number
  /** Half-parts of disability, which give a complementary reduction when capped. */
  disabilityHalfParts: number
  isWidowedParent: boolean
  /** The only extra half-part is that of a child raised alone in the past (box L), which has its own cap. */
  isFormerLoneParent: boolean
  /** Children at charge, those in alternating custody counting for half. */
  dependants: number
}

/** Parts of a household from who it is made of (CGI art. 194 and 195). */
export function familyQuotient(household: HouseholdComposition): FamilyQuotient {
  const { children, joint } = household
  const isWidowedParent = !joint && household.widowed === true && children.length > 0
  const baseParts = joint ? 2 : 1
  const disabilityParts = disabledAdultParts(household) + disabledChildrenParts(children)
  const loneParentParts = isWidowedParent || joint ? 0 : loneParentSupplement(household)
  const isFormerLoneParent = isAlone(household) && household.raised_child_alone === true && disabilityParts === 0
  const supplements = disabilityParts + loneParentParts + (isWidowedParent ? 1 : 0) + (isFormerLoneParent ? 0.5 : 0)
  const parts = baseParts + childrenParts(children) + supplements
  return {
    parts,
    baseParts,
    loneParentHalfParts: loneParentParts > 0 ? Math.min(2, (parts - baseParts) * 2) : 0,
    disabilityHalfParts: disabilityParts * 2,
    isWidowedParent,
    isFormerLoneParent,
    dependants: children.reduce((count, child) => count + (child.has_alternating_custody ? 0.5 : 1), 0),
  }
}

/** The quotient of a household known by its members, or as it is given. */
export function quotientOf(household: HouseholdComposition | FamilyQuotient): FamilyQuotient {
  return 'parts' in household ? household : familyQuotient(household)
}

/** Number of parts of a household (CGI art. 194 and 195). */
export function suggestedParts(household: HouseholdComposition): number {
  return familyQuotient(household).parts
}

/** The quotient of a household known by its number of parts only: from 2 parts, a couple filing together. */
export function quotientOfParts(parts: number, joint = parts >= 2): FamilyQuotient {
  return {
    parts,
    baseParts: joint && parts >= 2 ? 2 : 1,
    loneParentHalfParts: 0,
    disabilityHalfParts: 0,
    isWidowedParent: false,
    isFormerLoneParent: false,
    dependants: 0,
  }
}

/** Half a part for each of the first two children, a part for the next; alternating custody halves it, ranked after the others. */
function childrenParts(children: readonly DependentChild[]): number {
  const alternating = children.filter((child) => child.has_alternating_custody).length
  const full = children.length - alternating
  let parts = 0
  for (let rank = 0; rank < children.length; rank++) {
    const part = rank < 2 ? 0.5 : 1
    parts += rank < full ? part : part / 2
  }
  return parts
}

function disabledChildrenParts(children: readonly DependentChild[]): number {
  return children
    .filter((child) => child.is_handicapped)
    .reduce((parts, child) => parts + (child.has_alternating_custody ? 0.25 : 0.5), 0)
}

/** Half a part a disabled adult; a veteran or war widow has one too, never added to disability when alone (CGI art. 195, 3 to 6). */
function disabledAdultParts(household: HouseholdComposition): number {
  const adults = household.joint ? 2 : 1
  const grounds = (household.handicapped_adults ?? 0) + (household.veteran === true ? 1 : 0)
  return Math.min(grounds, adults) * 0.5
}

function isAlone({ joint, children }: HouseholdComposition): boolean {
  return !joint && children.length === 0
}

/** Box T: half a part, or a quarter when the only child is in alternating custody (CGI art. 194, II). */
function loneParentSupplement({ lone_parent, children }: HouseholdComposition): number {
  if (lone_parent !== true || children.length === 0) return 0
  const onlyAlternating = children.every((child) => child.has_alternating_custody)
  return onlyAlternating && children.length === 1 ? 0.25 : 0.5
}
