import { enumerations } from '#contract'
import { schemes } from '#domain'
import { isCriterion, scoringCriteria } from '#features/catalogue/contract'
import { StartupError } from '#server/db'
import type { DisabledFeature } from '#features/account/server'

/** What a firm may hide as well: its types of projects, and the line that compares them with a company. */
const HIDEABLE = [...Object.keys(enumerations.projectTypes), schemes.COMPANY_COMPARISON]

/** The features that `FEATURES` disables. @throws StartupError for an unknown name: a typo would leave a feature enabled */
export function disabledFeaturesOf(names: readonly string[]): readonly DisabledFeature[] {
  const known = [...HIDEABLE, ...Object.keys(scoringCriteria)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartupError(
      `FEATURES\u00a0: nom inconnu (${unknown.join(', ')}). Noms connus\u00a0: ${known.join(', ')}.`,
    )
  return names.map((name) => ({ kind: isCriterion(name) ? 'criterion' : 'project', name }))
}
