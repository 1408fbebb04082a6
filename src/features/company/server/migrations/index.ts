import companyLogos from './0027_company_logos.sql'
import type { Migration } from '#server/db'

/** What a firm shows of itself. */
export const migrations: readonly Migration[] = [{ name: '0027_company_logos', sql: companyLogos }]
