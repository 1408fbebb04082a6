import type { ResourceOf } from '#contract/jsonapi'
import { selectResource, type EntitiesState } from '#client/entities'
import { useAppSelector } from '#client/store'

type PartnerType = 'promoter' | 'manager'
type Partnered = Pick<ResourceOf<'property'> | ResourceOf<'program'>, 'relationships'>

/** The name of who builds or manages a lot or a programme; nothing until it is read. */
export function selectPartnerName(
  state: { readonly entities: EntitiesState },
  type: PartnerType,
  of: Partnered | undefined,
): string | undefined {
  const linkage = of?.relationships[type]
  if (!linkage || !('id' in linkage)) return undefined
  return selectResource(state, type, linkage.id)?.attributes.name ?? undefined
}

export const usePartner = (type: PartnerType, of: Partnered): string | undefined =>
  useAppSelector((state) => selectPartnerName(state, type, of))
