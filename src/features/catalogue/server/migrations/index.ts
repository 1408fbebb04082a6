import catalogue from './0010_catalogue.sql'
import programFeeds from './0049_program_feeds.sql'
import catalogueImports from './0050_catalogue_imports.sql'
import importColumns from './0056_import_columns.sql'
import officialLists from './0057_official_lists.sql'
import pictures from './0058_pictures.sql'
import catalogueCalls from './0064_catalogue_calls.sql'
import validatedOptions from './0069_validated_options.sql'
import reportedPrograms from './0070_reported_programs.sql'
import heldLots from './0076_held_lots.sql'
import promoterContacts from './0082_promoter_contacts.sql'
import perimeter from './0087_perimeter.sql'
import programDocuments from './0090_program_documents.sql'
import type { Migration } from '#server/db'

/** What is for sale, what each firm shows of it, and the decisions taken on it. */
export const migrations: readonly Migration[] = [
  { name: '0010_catalogue', sql: catalogue },
  { name: '0049_program_feeds', sql: programFeeds },
  { name: '0050_catalogue_imports', sql: catalogueImports },
  { name: '0056_import_columns', sql: importColumns },
  { name: '0057_official_lists', sql: officialLists },
  { name: '0058_pictures', sql: pictures },
  { name: '0064_catalogue_calls', sql: catalogueCalls },
  { name: '0069_validated_options', sql: validatedOptions },
  { name: '0070_reported_programs', sql: reportedPrograms },
  { name: '0076_held_lots', sql: heldLots },
  { name: '0082_promoter_contacts', sql: promoterContacts },
  { name: '0087_perimeter', sql: perimeter },
  { name: '0090_program_documents', sql: programDocuments },
]
