import { viewedLists } from '#features/account/contract'
import type { Resource } from '#contract/jsonapi'
import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { fieldErrors, invalid } from '#server/operations'
import type { OperationContext } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { tables } from '../tables'

/** How many views a person may have, of all lists: more than a menu shows, no more than a table holds with ease. */
const VIEWS_AT_MOST = 100

type Attributes = Readonly<Record<string, unknown>>

/** The views that one saved. Saved again under its name, a view of a list changes. */
export const savedViews: ServedCollection = {
  label: 'Vues enregistrées',
  table: tables.saved_view,
  policy: policies.saved_view,
  includes: {},
  list: {
    filters: { list: choices('list', viewedLists) },
    sorts: ['name', 'created_at'],
    usual: [{ name: 'name', descending: false }],
    names: ['name'],
  },
  create: {
    stored: async ({ name, list, query }, asked) => {
      const views = await ownViews(asked)
      if (views.length >= VIEWS_AT_MOST && !namedAs({ name, list }, views)) throw tooMany
      return { name, list, query: query ?? null }
    },
    same: async (columns, asked) => namedAs(columns, await ownViews(asked)),
  },
  update: {},
  remove: {},
}

const ownViews = ({ scope, database }: OperationContext): Promise<readonly Resource[]> =>
  findResources(tables.saved_view, { scope }, database)

const namedAs = ({ name, list }: Attributes, views: readonly Resource[]): Resource | undefined =>
  views.find((view) => view.type === 'saved_view' && view.attributes.name === name && view.attributes.list === list)

const tooMany = invalid(
  fieldErrors('name', `Vous avez déjà ${VIEWS_AT_MOST} vues\u202f: supprimez-en une avant d’en enregistrer une autre`),
)
