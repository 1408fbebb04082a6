import { defineTable } from '#server/repositories'
import { documentsOf } from './repositories/programDocuments'
import { firstThumbnailOf, picturesOfProgram, picturesOfProperty } from './pictures/pictureColumns'

/** The catalogue as a firm looks after it, with what it hides. */
export const managed = {
  managed_promoter: defineTable('managed_promoter', 'managed_promoters'),
  managed_program: defineTable('managed_program', 'managed_programs', {
    links: { program: 'id', promoter: 'promoter_id' },
    computed: { documents: documentsOf },
  }),
  managed_property: defineTable('managed_property', 'managed_properties'),
} as const

/** What is computed of a programme: its counts from its properties, its market from its place. */
const COMPUTED = [
  'property_count',
  'available_count',
  'lowest_price',
  'zone',
  'rent_per_square_meter',
  'price_per_square_meter',
]

const partners = { promoter: 'promoter_id', manager: 'manager_id' }

/** The catalogue is the same for every firm: it is read through views that hold what the perimeter of each one shows. */
/** SQL: the number of a row in old addresses, which views do not hold. */
const legacyIdIn = (table: 'programs' | 'properties') => (alias: string) =>
  `(SELECT o.legacy_id FROM ${table} o WHERE o.id = ${alias}.id)`

export const tables = {
  promoter: defineTable('promoter', 'visible_promoters'),
  manager: defineTable('manager', 'visible_managers'),
  program: defineTable('program', 'visible_programs', {
    without: COMPUTED,
    computed: {
      documents: documentsOf,
      pictures: picturesOfProgram,
      thumbnail_url: firstThumbnailOf,
      legacy_id: legacyIdIn('programs'),
    },
    links: partners,
  }),
  property: defineTable('property', 'visible_properties', {
    computed: { pictures: picturesOfProperty, legacy_id: legacyIdIn('properties') },
    links: { program: 'program_id', ...partners },
  }),
  price_change: defineTable('price_change', 'property_price_changes'),
} as const
