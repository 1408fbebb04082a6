import { selectResource, type EntitiesState } from '#client/entities'
import { propertyAddress } from '#features/catalogue/contract'

/** Address of the page of a lot that the store holds, with its programme; undefined for one without a scheme. */
export function selectLotAddress(state: { readonly entities: EntitiesState }, id: string): string | undefined {
  const lot = selectResource(state, 'property', id)
  const linkage = lot?.relationships['program']
  const program = linkage && 'id' in linkage ? selectResource(state, 'program', linkage.id) : undefined
  const project = lot?.attributes.project ?? program?.attributes.project
  return project ? propertyAddress({ project, id }) : undefined
}
