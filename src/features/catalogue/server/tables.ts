import { defineTable } from '#server/repositories'

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
export const tables = {
  promoter: defineTable('promoter', 'visible_promoters'),
  manager: defineTable('manager', 'visible_managers'),
  program: defineTable('program', 'visible_programs', { without: COMPUTED, links: partners }),
  property: defineTable('property', 'visible_properties', { links: { program: 'program_id', ...partners } }),
  price_change: defineTable('price_change', 'property_price_changes'),
} as const
