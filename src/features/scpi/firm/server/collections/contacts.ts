import { isText } from '#contract/json'
import { contactRoles } from '#features/scpi/firm/contract'
import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { fieldErrors, invalid } from '#server/operations'
import type { OperationContext } from '#server/operations/collections'
import { policies } from '../policies'
import { isOtherContact } from '../repositories/contacts'
import { tables } from '../tables'

const audit = { action: 'setting_changed', details: { setting: 'scpi_contacts' } } as const

/** Whom one writes to in the firm; an address is there once. */
export const contacts: ServedCollection = {
  label: 'Contacts du cabinet',
  table: tables.scpi_contact,
  policy: policies.scpi_contact,
  list: {
    filters: { role: choices('role', contactRoles) },
    sorts: ['lastname', 'email', 'role', 'created_at'],
    usual: [
      { name: 'lastname', descending: false },
      { name: 'email', descending: false },
    ],
    names: ['lastname', 'email'],
    words: (pattern) => `search_text(concat_ws(' ', t.firstname, t.lastname, t.email)) LIKE ${pattern}`,
  },
  isRead: true,
  create: { stored: (attributes, asked) => withOwnAddress(attributes, asked, null), audit },
  update: { stored: (changed, { current }, asked) => withOwnAddress(changed, asked, current.id) },
  remove: { audit },
}

type Attributes = Readonly<Record<string, unknown>>

/** @throws Failure invalid for the address of another contact */
async function withOwnAddress(
  attributes: Attributes,
  { database, viewer: { companyId } }: OperationContext,
  id: string | null,
): Promise<Attributes> {
  const { email } = attributes
  if (isText(email) && (await isOtherContact(database, { companyId, email, id })))
    throw invalid(fieldErrors('email', 'Cette adresse est déjà celle d’un contact du cabinet.'))
  return attributes
}
