import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { partners } from '#features/catalogue/server'
import { fieldErrors, invalid } from '#server/operations'
import type { OperationContext, Held } from '#server/operations/collections'
import { checkClientFile } from './declaredTo'

type Attributes = Readonly<Record<string, unknown>>

/** The columns of a new client. @throws Failure invalid for a file or a lot out of reach */
export async function newClient(
  { client_file, property, ...said }: Attributes,
  asked: OperationContext,
): Promise<Attributes> {
  await checkClientFile(asked, String(client_file))
  await checkProperty(asked, property)
  return {
    ...said,
    client_file_id: client_file,
    property_id: property ?? null,
    created_by_id: asked.viewer.userId,
  }
}

/** The lot by its column, where it is another one. */
export function changeOfClient({ property, ...said }: Attributes, { relationships }: Resource): Attributes {
  const present = relationships['property']
  const before = present && 'id' in present ? present.id : null
  return property === undefined || (property ?? null) === before ? said : { ...said, property_id: property ?? null }
}

/** @throws Failure invalid for a lot out of reach */
export async function checkedChange(changed: Attributes, _held: Held, asked: OperationContext): Promise<Attributes> {
  await checkProperty(asked, changed['property_id'])
  return changed
}

async function checkProperty({ database, viewer }: OperationContext, id: unknown): Promise<void> {
  if (!isText(id) || (await partners.isShownProperty(database, viewer.companyId, id))) return
  throw invalid(fieldErrors('property', 'Ce lot n’existe pas, ou votre société ne le montre pas.'))
}
