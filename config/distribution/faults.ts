import type { Catalogue, CatalogueTable, ForeignKey } from './catalogue'
import { exceptions } from './exceptions'
import { referenceTables } from './referenceTables'

/** The column by which rows are placed: those of one firm together. */
export const DISTRIBUTION_KEY = 'company_id'

export const isReference = (table: string): boolean => Object.hasOwn(referenceTables, table)

/** Why the schema could not be placed by firm, in sentences; none when it can. */
export function distributionFaults({ tables, features }: Catalogue): string[] {
  const names = new Set(tables.map(({ name }) => name))
  const ofFirms = new Set(tables.filter(({ columns }) => columns.includes(DISTRIBUTION_KEY)).map(({ name }) => name))
  return [
    ...tables.flatMap((table) => [
      ...keyFaults(table),
      ...table.foreignKeys.flatMap((key) => foreignFaults(table, key, ofFirms)),
    ]),
    ...features
      .filter((feature) => !Object.hasOwn(exceptions, feature))
      .map((feature) => `${feature}: not every engine has it, and config/distribution/exceptions.ts does not name it.`),
    ...Object.keys(exceptions)
      .filter((feature) => !features.includes(feature))
      .map((feature) => `${feature}: config/distribution/exceptions.ts names it, the schema has it no more.`),
    ...Object.keys(referenceTables)
      .filter((table) => !names.has(table))
      .map((table) => `${table}: config/distribution/referenceTables.ts names it, the schema has it no more.`),
  ]
}

function keyFaults({ name, primaryKey, uniqueKeys }: CatalogueTable): string[] {
  if (primaryKey.length === 0) return [`${name} has no primary key.`]
  if (isReference(name)) return []
  if (primaryKey[0] !== DISTRIBUTION_KEY) return [`${name}: its primary key does not begin with ${DISTRIBUTION_KEY}.`]
  return uniqueKeys
    .filter(({ columns }) => !columns.includes(DISTRIBUTION_KEY))
    .map((key) => `${name}: ${key.name} is unique across firms.`)
}

/** @param ofFirms the tables whose rows are each of a firm */
function foreignFaults({ name }: CatalogueTable, key: ForeignKey, ofFirms: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const isOfAFirm = !isReference(name)
  if (!isOfAFirm && !isReference(key.target)) faults.push('leads from reference data to what is of one firm')
  if (ofFirms.has(name) && ofFirms.has(key.target) && !isWithinAFirm(key)) faults.push('leads from one firm to another')
  if (isOfAFirm && key.cascadesUpdates) faults.push('follows changes of the key that it points at')
  if (isOfAFirm && key.emptied.includes(DISTRIBUTION_KEY)) faults.push(`empties ${DISTRIBUTION_KEY}`)
  return faults.map((fault) => `${name}: ${key.name} ${fault}.`)
}

const isWithinAFirm = ({ columns, targetColumns }: ForeignKey): boolean =>
  columns.some((column, place) => column === DISTRIBUTION_KEY && targetColumns[place] === DISTRIBUTION_KEY)
