import type { Resource } from '#contract/jsonapi'
import { properties } from '#features/catalogue/server'
import { resourcesOfType } from '#server/operations'
import { listResources, readSome, type Asking } from '#server/operations/collections'
import { proposalsOfFile } from '../collections'
import type { FileContributions } from '../contributions'

/**
 * The properties on which a file holds a decision, with the decisions beside, and those of its sales.
 * @throws Failure notFound when the file is not the viewer's
 */
export async function listLinkedProperties(
  asking: Asking,
  clientFileId: string,
  { include, contributions }: { readonly include: readonly string[]; readonly contributions: FileContributions },
): Promise<{ data: readonly Resource[]; included: readonly Resource[] }> {
  const all = { conditions: [], order: 't.updated_at DESC, t.id', limit: null, offset: 0, include: [] }
  const { data: proposals } = await listResources(proposalsOfFile, asking, { ...all, ownerId: clientFileId })
  const decided = resourcesOfType(proposals, 'property_proposal').flatMap(
    ({ attributes }) => attributes.property_id ?? [],
  )
  const sold = await contributions.lots(asking.database, asking.viewer, clientFileId)
  const { data, included } = await readSome(properties, asking, [...new Set([...decided, ...sold])], include)
  return { data, included: [...included, ...proposals] }
}
