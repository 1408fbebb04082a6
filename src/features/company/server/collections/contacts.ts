import { isText } from '#contract/json'
import type { ServedCollection, ServedList } from '#server/http/collections'
import { fieldErrors, invalid } from '#server/operations'
import type { OperationContext } from '#server/operations/collections'
import { policies, salesAdministrationPolicy } from '../policies'
import { isOtherContact } from '../repositories/contacts'
import { tables } from '../tables'

/** The whole list, by address. */
export const contactList: ServedList = {
  usual: [{ name: 'email', descending: false }],
  names: ['email'],
  isWhole: true,
}

/** Whom the messages of a firm go to; an address is there once. */
export const contacts: ServedCollection = {
  label: 'Contacts de la société',
  table: tables.company_contact,
  policy: policies.company_contact,
  create: { stored: (attributes, asked) => withOwnAddress(attributes, asked, null) },
  update: { stored: (changed, { current }, asked) => withOwnAddress(changed, asked, current.id) },
  remove: {},
}

/** Who looks after sales, for every adviser. */
export const salesAdministration: ServedCollection = { ...contacts, policy: salesAdministrationPolicy }

type Attributes = Readonly<Record<string, unknown>>

/** @throws Failure invalid for the address of another contact */
async function withOwnAddress(
  attributes: Attributes,
  { database, viewer: { companyId } }: OperationContext,
  id: string | null,
): Promise<Attributes> {
  const { email } = attributes
  if (isText(email) && (await isOtherContact(database, { companyId, email, id })))
    throw invalid(fieldErrors('email', 'Cette adresse est déjà celle d’un contact\u00a0: changez ce qu’il reçoit.'))
  return attributes
}
