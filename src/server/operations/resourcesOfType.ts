import type { ResourceType } from '#contract'
import type { Resource } from '#contract/jsonapi'

/** The resources of one type, typed as such. */
export function resourcesOfType<Type extends ResourceType>(
  resources: readonly Resource[],
  type: Type,
): Extract<Resource, { type: Type }>[] {
  return resources.filter((resource): resource is Extract<Resource, { type: Type }> => resource.type === type)
}
