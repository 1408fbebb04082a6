import { enumerations } from '#contract'
import { isCriterion, scoringCriteria } from '#features/catalogue/contract'
import { StartupError } from '#server/db'
import type { DisabledFeature } from '#features/simulation/server'

const PROJECTS = Object.keys(enumerations.projectTypes)

/** What these names switch off. One that nothing has would leave on what was to be off. @throws StartupError */
export function disabledFeaturesOf(names: readonly string[]): readonly DisabledFeature[] {
  const known = [...PROJECTS, ...Object.keys(scoringCriteria)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartupError(
      `FEATURES\u00a0: nom inconnu (${unknown.join(', ')}). Noms connus\u00a0: ${known.join(', ')}.`,
    )
  return names.map((name) => ({ kind: isCriterion(name) ? 'criterion' : 'project', name }))
}
