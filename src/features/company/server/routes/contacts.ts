import { contactFlags } from '#features/company/contract/settings'
import { definitionOf } from '#contract'
import { askingOf, listed } from '#server/http/collections'
import type { ApiRoute, Call } from '#server/http/routes'
import { createResource, removeResource, updateResource } from '#server/operations/collections'
import { contactList, contacts, salesAdministration } from '../collections/contacts'
import { findMissingFlags } from '../repositories/contacts'

const PATH = '/v3/company/contacts'
const ITEM = `${PATH}/:id`
const read = { method: 'GET', answers: 'company_contact' } as const
const write = {
  writes: true,
  answers: 'company_contact',
  audit: { action: 'setting_changed', details: { setting: 'contacts' } },
} as const
const body = definitionOf('company_contact')

/** Whom the messages of a firm go to; each answer says for what nobody is written to (`meta.warnings`). */
export const contactRoutes: readonly ApiRoute[] = [
  {
    access: 'viewer',
    ...read,
    path: PATH,
    summary: 'Contacts de la société\u00a0: liste\u202f; `meta.warnings` dit pour quoi personne n’est prévenu',
    handle: async (call) => ({ ...(await listed(contacts, contactList, call)), meta: await warningsOf(call) }),
  },
  {
    access: 'viewer',
    ...read,
    path: `${PATH}/adv-contacts`,
    summary: 'Contacts de l’administration des ventes, pour les conseillers',
    handle: (call) =>
      listed(salesAdministration, contactList, call, (search) => ({
        ...search,
        conditions: [...search.conditions, { text: (row: string) => `${row}.is_adv_contact` }],
      })),
  },
  {
    access: 'viewer',
    ...write,
    method: 'POST',
    path: PATH,
    summary: 'Ajoute un contact\u202f; une adresse n’y est qu’une fois',
    body,
    handle: async (call) => {
      const { created } = await createResource(contacts, askingOf(call), call.body)
      return { status: 201 as const, data: created, meta: await warningsOf(call) }
    },
  },
  {
    access: 'viewer',
    ...write,
    method: 'PUT',
    path: ITEM,
    summary: 'Change un contact',
    body,
    handle: async (call) => {
      const { body: input, version, parameter } = call
      const data = await updateResource(contacts, askingOf(call), { id: parameter('id'), input, version })
      return { data, meta: await warningsOf(call) }
    },
  },
  {
    access: 'viewer',
    ...write,
    method: 'DELETE',
    path: ITEM,
    summary: 'Supprime un contact, même le dernier qui était prévenu\u202f; `meta.warnings` le dit',
    handle: async (call) => {
      await removeResource(contacts, askingOf(call), call.parameter('id'))
      return { data: null, meta: await warningsOf(call) }
    },
  },
]

async function warningsOf({ database, viewer }: Call): Promise<{ readonly warnings: readonly string[] }> {
  const missing = await findMissingFlags(database, viewer.companyId)
  return { warnings: missing.map((flag) => `Personne ne reçoit\u00a0: ${contactFlags[flag]}.`) }
}
