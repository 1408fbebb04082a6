'use strict'
const { create, insertAfter } = require('./edits.js')

const CONTRACT = `import { choice, phone, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import type { FeatureContract } from '#contract/resources'

/** For whom a notary usually acts. */
export const notarySides = { buyer: 'Acquéreur', seller: 'Vendeur' } as const

/** A notary whom the firm works with. */
const notary = defineResource('notary', {
  name: text({ label: 'Étude', required: true }),
  side: choice(notarySides, { label: 'Côté' }),
  phone: phone({ label: 'Téléphone' }),
})

const resources = { notary } as const
export type NotaryResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends NotaryResources {}
}

export const notariesContract: FeatureContract = {
  resources,
  collections: [{ type: 'notary', path: '/v3/notaries' }],
}
`

const SERVER = `import { notarySides } from '#features/notaries/contract'
import { ofCompany, those } from '#server/access'
import { defineFeature } from '#server/http'
import type { ServedCollection } from '#server/http/collections'
import { choices } from '#server/http/filters'
import { defineTable } from '#server/repositories'
import notaries from './migrations/0900_notaries.sql'

const reading = those('readClientFiles', ofCompany)
const editing = those('editCompanySettings', ofCompany)

/** The notaries of a firm: seen by its advisers, kept by those who set what the firm decides. */
const notaryCollection: ServedCollection = {
  label: 'Notaires',
  table: defineTable('notary', 'notaries'),
  policy: { read: reading, list: reading, create: editing, update: editing, remove: editing },
  includes: {},
  list: {
    filters: { side: choices('side', notarySides) },
    sorts: ['name', 'side'],
    usual: [{ name: 'name', descending: false }],
    names: ['name'],
    words: (pattern) => \`search_text(t.name) LIKE \${pattern}\`,
  },
  isRead: true,
  create: {},
  update: {},
  remove: {},
}

export const notariesServer = defineFeature({
  name: 'notaries',
  policies: {},
  collections: [notaryCollection],
  migrations: [{ name: '0900_notaries', sql: notaries }],
  open: () => ({ routes: [] }),
})
`

const TABLE = `-- The notaries whom a firm works with.
CREATE TABLE notaries (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  name text,
  side text,
  phone text,
  PRIMARY KEY (company_id, id)
);
`

const FEATURE = `import { BankOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'

/** The notaries whom the firm works with. */
export const notaries: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'notaires',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "notaries" */ './NotariesScreen')).NotariesScreen),
      },
    ],
    menu: [{ address: '/notaires', label: 'Notaires', icon: <BankOutlined aria-hidden />, keys: 'g n' }],
  },
}
`

const SCREEN = `import { notarySides } from '#features/notaries/contract'
import type { ResourceOf } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { DataTable, type Column } from '#client/ui/table'

type Notary = ResourceOf<'notary'>

const columns: readonly [Column<Notary>, ...Column<Notary>[]] = [
  { key: 'name', title: 'Étude', cell: ({ attributes }) => attributes.name },
  {
    key: 'side',
    title: 'Côté',
    cell: ({ attributes: { side } }) => (side ? notarySides[side] : '—'),
  },
  { key: 'phone', title: 'Téléphone', cell: ({ attributes }) => attributes.phone ?? '—' },
]

/** The notaries of the firm, by name. */
export function NotariesScreen() {
  return (
    <>
      <title>Notaires · Solive</title>
      <PageHeader title="Notaires" />
      <PageBody>
        <NotaryList />
      </PageBody>
    </>
  )
}

function NotaryList() {
  const { resources, page, failure, isFetching, refetch } = useResourceList('notary', { page: { number: 1, size: 50 } })
  if (failure && !page) return <ErrorBlock message={failure.message} onRetry={refetch} />
  if (!page) return <Skeleton lines={4} />
  if (page.total === 0) return <Empty title="Aucun notaire" />
  return <DataTable caption="Notaires" columns={columns} rows={resources} rowKey={({ id }) => id} isBusy={isFetching} />
}
`

const README = `# features/notaries

The notaries whom the firm works with.
`

/** The notaries of a firm, as a feature of their own. @type {import('./index.js').Rehearsal} */
module.exports = {
  title: 'Add a collection, with its list and its screen',
  edits: [
    insertAfter(
      'config/rooms.js',
      "  { name: 'account', uses: ['notifications'] },\n",
      "  { name: 'notaries', uses: [] },\n",
    ),
    create('src/features/notaries/README.md', README),
    create('src/features/notaries/contract/index.ts', CONTRACT),
    insertAfter(
      'src/app/clientContract.ts',
      "import { leadsContract } from '#features/leads/contract'\n",
      "import { notariesContract } from '#features/notaries/contract'\n",
    ),
    insertAfter('src/app/clientContract.ts', '\n  leadsContract,\n', '  notariesContract,\n'),
    create('src/features/notaries/server/index.ts', SERVER),
    create('src/features/notaries/server/migrations/0900_notaries.sql', TABLE),
    insertAfter(
      'src/app/server/features.ts',
      "import { filesOfLeads, leadPersons, leadsServer, toldLeads, transferLeads } from '#features/leads/server'\n",
      "import { notariesServer } from '#features/notaries/server'\n",
    ),
    insertAfter('src/app/server/features.ts', '\n  leadsServer,\n', '  notariesServer,\n'),
    insertAfter(
      'src/contract/access/screens.ts',
      'export const screens = {\n',
      "  notaries: { addresses: ['/notaires'], opening: 'readClientFiles', actions: ['editCompanySettings'] },\n",
    ),
    create('src/features/notaries/client/index.ts', "export { notaries } from './feature'\n"),
    create('src/features/notaries/client/feature.tsx', FEATURE),
    create('src/features/notaries/client/NotariesScreen.tsx', SCREEN),
    insertAfter(
      'src/app/client/features.ts',
      "import { leads } from '#features/leads/client'\n",
      "import { notaries } from '#features/notaries/client'\n",
    ),
    insertAfter('src/app/client/features.ts', '\n  leads,', '\n  notaries,'),
  ],
  checks: [
    { suite: 'unit', existing: '__tests__/architecture' },
    { suite: 'unit', own: 'client/collection.client.test.tsx' },
    { suite: 'server', existing: 'db/schema' },
    { suite: 'server', own: 'server/collection.server.test.ts' },
  ],
}
