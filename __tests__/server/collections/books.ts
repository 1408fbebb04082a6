import '#app/contract'
import { choice, flag, instant, integer, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { registerContracts } from '#contract/resources'
import { nobody, ofCompany, those } from '#server/access'
import type { Queryable } from '#server/db'
import { defineFeature } from '#server/http'
import { atLeast, choices, hasRow } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { fieldErrors, invalid } from '#server/operations'
import { colleague, pointedAt } from '#server/operations/collections'
import { defineTable } from '#server/repositories'

// Made-up collections, as a feature would declare them: books, the shelf that each stands on, and the remarks under a book.

const genres = { novel: 'Roman', law: 'Droit' } as const

const shelf = defineResource(
  'shelf',
  { name: text({ label: 'Rayon', readOnly: true }) },
  {
    keeper: { type: 'user', many: false },
  },
)
const book = defineResource(
  'book',
  {
    title: text({ label: 'Titre', required: true }),
    genre: choice(genres, { label: 'Genre', required: true }),
    pages: integer({ label: 'Pages', minimum: 1, maximum: 5_000 }),
    is_lent: flag({ label: 'Prêté' }),
    added_by: text({ label: 'Ajouté par', readOnly: true }),
    created_at: instant({ label: 'Ajouté le' }),
  },
  { shelf: { type: 'shelf', many: false } },
)
const remark = defineResource('remark', { words: text({ label: 'Remarque', required: true }) })

const resources = { shelf, book, remark } as const
type BookResources = typeof resources
declare module '#contract/resources' {
  interface Resources extends BookResources {}
}
registerContracts([
  {
    resources,
    collections: [
      { type: 'shelf', path: '/v3/shelves' },
      { type: 'book', path: '/v3/books' },
      { type: 'remark', path: 'remarks', parent: { type: 'book', relationship: 'remarks' } },
    ],
  },
])

const reading = those('readClientFiles', ofCompany)
const editing = those('editCompanySettings', ofCompany)
const bookTable = defineTable('book', 'books', { links: { shelf: 'shelf_id' } })

const shelves: ServedCollection = {
  label: 'Rayons',
  table: defineTable('shelf', 'shelves', { links: { keeper: 'keeper_id' } }),
  policy: { read: reading, list: reading, create: nobody, update: nobody, remove: nobody },
  includes: { keeper: colleague('keeper') },
  list: { isWhole: true, usual: [{ name: 'name', descending: false }], names: ['name'] },
}

/** A lent book keeps its title: what no schema knows. */
const books: ServedCollection = {
  label: 'Livres',
  table: bookTable,
  policy: { read: reading, list: reading, create: editing, update: editing, remove: editing },
  includes: { shelf: pointedAt('shelf', () => shelves) },
  shown: ({ viewer }) =>
    viewer.isMeeting ? (resource) => ({ ...resource, relationships: {} }) : (resource) => resource,
  list: {
    filters: {
      genre: choices('genre', genres),
      min_pages: atLeast('pages'),
      shelf: hasRow('shelves', { its: 'id', ours: 'shelf_id' })((values) => `s.name = ${values}`, undefined),
    },
    sorts: ['title', 'pages'],
    usual: [{ name: 'title', descending: false }],
    names: ['title'],
    words: (pattern) => `search_text(t.title) LIKE ${pattern}`,
  },
  isRead: true,
  create: {
    stored: ({ title, genre, pages }, { viewer }) => ({ title, genre, pages, added_by: viewer.name }),
    after: () => ({ meta: { thanks: true } }),
  },
  update: {
    stored: (changed, { current }) => {
      if (current.type === 'book' && current.attributes.is_lent === true && 'title' in changed)
        throw invalid(fieldErrors('title', 'Ce livre est prêté.'))
      return changed
    },
  },
  remove: {},
}

const remarks: ServedCollection = {
  label: 'Remarques',
  table: defineTable('remark', 'remarks', { owner: { table: 'books', column: 'book_id' } }),
  parent: bookTable,
  policy: { read: reading, list: reading, create: editing, update: nobody, remove: editing },
  list: { isWhole: true, usual: [{ name: 'created_at', descending: false }] },
  create: {},
  remove: {},
}

export const libraryServer = defineFeature({
  name: 'library',
  policies: {},
  collections: [shelves, books, remarks],
  open: () => ({ routes: [] }),
})

const keys = `company_id uuid NOT NULL, id uuid NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)`

/** What the migration of such a feature would do. */
export async function createLibraryTables(database: Queryable): Promise<void> {
  const statements = [
    `CREATE TABLE shelves (${keys}, name text, keeper_id uuid)`,
    `CREATE TABLE books (${keys}, shelf_id uuid, title text, genre text, pages integer, is_lent boolean NOT NULL DEFAULT false,
      added_by text)`,
    `CREATE TABLE remarks (${keys}, book_id uuid NOT NULL, words text,
      FOREIGN KEY (company_id, book_id) REFERENCES books ON DELETE CASCADE)`,
  ]
  for (const statement of statements) await database.query(statement)
}
