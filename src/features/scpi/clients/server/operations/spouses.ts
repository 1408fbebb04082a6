import type { FieldErrors } from '#contract'
import { isText } from '#contract/json'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { changesBetween, fieldErrors, scopeOf } from '#server/operations'
import { insertFieldChanges } from '#server/repositories/aggregates'
import { policies } from '../policies'
import { holdPerson, setConjoint, type Person } from '../repositories/clients'
import { keptClients } from '../tables'
import type { ClientChange } from './clientChange'

const nameOf = ({ firstname1, lastname }: Person): string => `${firstname1} ${lastname}`

/** Whether the spouse that a change names is a client of the firm, whom nobody else is linked to. Holds their file. */
export async function judgeConjoint({ transaction, viewer, clientId, changed }: ClientChange): Promise<FieldErrors> {
  const { conjoint_id } = changed
  if (!isText(conjoint_id)) return {}
  if (conjoint_id === clientId) return fieldErrors('conjoint_id', 'Un client n’est pas son propre conjoint')
  const reach = scopeOf(policies.scpi_client.read, viewer)
  const conjoint = await holdPerson(reach, transaction, conjoint_id)
  if (!conjoint) return fieldErrors('conjoint_id', 'Cette fiche client n’existe pas, ou n’est pas des vôtres')
  if (conjoint.conjoint_id === null || conjoint.conjoint_id === clientId) return {}
  const other = conjoint.conjoint_name ?? 'une autre personne'
  return fieldErrors(
    'conjoint_id',
    `${nameOf(conjoint)} est déjà lié à ${other}\u00a0: retirez d’abord ce lien depuis sa fiche`,
  )
}

/** A link between two clients. */
interface Link {
  readonly clientId: string
  /** Whom the client was linked to, and is. */
  readonly before: string | null
  readonly after: string | null
}

/** Sets the other end of a link, and ends that of the former one; each tells it in its history. */
export async function linkBack(
  transaction: Queryable,
  viewer: Viewer,
  { clientId, before, after }: Link,
): Promise<void> {
  if (before !== null && before !== after) await setEnd(transaction, viewer, { of: before, from: clientId, to: null })
  if (after !== null) await setEnd(transaction, viewer, { of: after, from: null, to: clientId })
}

interface End {
  readonly of: string
  readonly from: string | null
  readonly to: string | null
}

async function setEnd(transaction: Queryable, viewer: Viewer, { of, from, to }: End): Promise<void> {
  const { companyId } = viewer
  if (!(await setConjoint(transaction, { companyId, id: of, from, to }))) return
  const scope = scopeOf(policies.scpi_client.update, viewer)
  const partner = { type: 'scpi_client' as const, id: of, attributes: {}, relationships: {} }
  const changes = changesBetween(partner, { conjoint_id: from }, { conjoint_id: to })
  await insertFieldChanges(keptClients, scope, transaction, { rootId: of, viewer }, changes)
}
