import { fieldAccess, type FieldReader } from '#features/scpi/clients/contract/rules'
import { definitionOf } from '#contract'
import type { ResourceType } from '#contract/resources'
import type { Viewer } from '#server/access'

/** Who asks, as far as fields go. */
export const readerOf = ({ kind, permissions, roles }: Viewer): FieldReader => ({
  kind: kind === 'client' ? 'client' : 'member',
  permissions,
  roles,
})

/** The attributes of these that a viewer may not write, those that do not exist included. */
export const closedTo = (
  viewer: Viewer,
  type: ResourceType,
  names: readonly string[],
  signed: boolean,
): readonly string[] =>
  names.filter(
    (name) =>
      !Object.hasOwn(definitionOf(type).fields, name) || fieldAccess(readerOf(viewer), type, name, signed) !== 'write',
  )
