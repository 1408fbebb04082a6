type Values = Readonly<Record<string, unknown>>

/** Regimes and agreements that make things common (Code civil, art. 1400 and following, 515-5-1). */
const COMMON: ReadonlySet<unknown> = new Set([
  'community_property',
  'pre_1966_community',
  'universal_community',
  'universal_community_full_attribution',
  'property_separation_acquests_society',
  'joint_ownership',
  'legacy_joint_ownership',
])

const MARRIED: ReadonlySet<unknown> = new Set(['married', 'divorcing', 'legally_separated'])

/** Whether a family situation makes things common with the spouse or the partner. */
export function isCommonUnion({ family_situation, mariage_contract_type, pacs_contract_type }: Values): boolean {
  if (family_situation === 'pacs') return COMMON.has(pacs_contract_type)
  return MARRIED.has(family_situation) && COMMON.has(mariage_contract_type)
}
