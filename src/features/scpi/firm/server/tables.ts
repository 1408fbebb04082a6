import { sharedFirmFields } from '#features/scpi/firm/contract'
import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'

export const tables = {
  /** Without what the row of the company says. */
  scpi_firm: defineTable('scpi_firm', 'scpi_firms', {
    without: sharedFirmFields,
    computed: { orias_checked_by: nameOfUser('orias_checked_by_id') },
  }),
  scpi_contact: defineTable('scpi_contact', 'scpi_contacts'),
} as const
