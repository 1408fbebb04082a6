import companyLogos from './0027_company_logos.sql'
import usuryCeilings from './0030_usury_ceilings.sql'
import companyContacts from './0073_company_contacts.sql'
import drawnLogos from './0088_drawn_logos.sql'
import type { Migration } from '#server/db'

/** What a firm shows of itself, and what it sets. */
export const migrations: readonly Migration[] = [
  { name: '0027_company_logos', sql: companyLogos },
  { name: '0030_usury_ceilings', sql: usuryCeilings },
  { name: '0073_company_contacts', sql: companyContacts },
  { name: '0088_drawn_logos', sql: drawnLogos },
]
