import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'

const renamed = (column: string) => (alias: string) => `${alias}.${column}`

/** The steps of sales of one kind, of those who see them. */
const historyOf = (kind: 'report' | 'option' | 'booking') =>
  defineTable('history_entry', 'sale_history', {
    owner: { table: `${kind}_viewers`, column: `${kind}_id` },
    isFixed: true,
    computed: { actor: nameOfUser('actor_id'), from: renamed('from_status'), to: renamed('to_status') },
  })

/** The papers of a booking, without their content. */
const papersOf = (booking: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', p.id, 'key', p.key, 'name', p.name, 'buyer', p.buyer, 'status', p.status,
      'reason', p.reason, 'url', '/v3/bookings/' || p.booking_id || '/documents/' || p.id) ORDER BY p.created_at, p.id), '[]')
    FROM booking_papers p WHERE p.company_id = ${booking}.company_id AND p.booking_id = ${booking}.id)`

/** The columns of what every sale points at, and a sale of one lot. */
const saleLinks = {
  client_file: 'client_file_id',
  program: 'program_id',
  promoter: 'promoter_id',
  created_by: 'created_by_id',
} as const
const lotSaleLinks = { ...saleLinks, property: 'property_id' } as const

export const tables = {
  /** Its rows are of those whom `booking_viewers` names. */
  booking: defineTable('booking', 'bookings', {
    owner: { table: 'booking_viewers', column: 'id' },
    computed: { documents: papersOf },
    links: { ...lotSaleLinks, option: 'option_id', report: 'report_id' },
  }),
  /** Its rows are of those whom `client_viewers` names. */
  client: defineTable('client', 'clients', {
    owner: { table: 'client_viewers', column: 'id' },
    links: { client_file: 'client_file_id', property: 'property_id', created_by: 'created_by_id' },
  }),
  /** Its rows are of those whom `option_viewers` names. */
  option: defineTable('option', 'options', {
    owner: { table: 'option_viewers', column: 'id' },
    links: { ...lotSaleLinks, booking: 'booking_id' },
  }),
  /** Its rows are of those whom `report_viewers` names. */
  report: defineTable('report', 'reports', {
    owner: { table: 'report_viewers', column: 'id' },
    links: saleLinks,
  }),
} as const

/** The steps of sales, of those who see the sales of each kind: one table, under three owners. */
export const histories = {
  report: historyOf('report'),
  option: historyOf('option'),
  booking: historyOf('booking'),
} as const

/** A client says who somebody is, under their file. */
export const clientIdentity = { table: tables.client.name, subject: 'client_file_id' } as const
