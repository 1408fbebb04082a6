import { properties } from '#features/catalogue/server'
import { clientChange, clientCreation } from '#features/sales/contract'
import { ids } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { colleague, pointedAt } from '#server/operations/collections'
import { changeOfClient, checkedChange, newClient } from '../operations/clients'
import { policies } from '../policies'
import { tables } from '../tables'
import { clientFile } from './clientFile'

/** People to whom a lot was proposed or sold, the latest first. */
export const clients: ServedCollection = {
  label: 'Acquéreurs',
  table: tables.client,
  policy: policies.client,
  includes: {
    client_file: clientFile,
    property: pointedAt('property', () => properties),
    created_by: colleague('created_by'),
  },
  list: {
    filters: { client_file: ids('client_file_id'), property: ids('property_id'), created_by: ids('created_by_id') },
    sorts: ['lastname', 'created_at', 'updated_at'],
    usual: [{ name: 'created_at', descending: true }],
    names: ['lastname'],
    words: (pattern) => `search_text(concat_ws(' ', t.firstname, t.lastname, t.email)) LIKE ${pattern}`,
  },
  isRead: true,
  create: { body: clientCreation, stored: newClient },
  update: { body: clientChange, change: changeOfClient, stored: checkedChange },
  remove: {},
}
