import type { Catalogue, CatalogueTable } from './catalogue'
import { exceptions, type Engine } from './exceptions'
import { DISTRIBUTION_KEY, isReference } from './faults'

/** The statements that place the tables of a migrated database on the nodes of an engine, as SQL with what one should know of it. */
export function distributionScript(engine: Engine, catalogue: Catalogue): string {
  const tables = referencedFirst(catalogue.tables)
  const reference = tables.filter((name) => isReference(name))
  const ofFirms = tables.filter((name) => !isReference(name))
  const lines = [
    '-- Made by npm run distribution, from the schema of this version: run it once on a migrated database, before its first firm.',
    ...Object.entries(exceptions).flatMap(([feature, { without }]) => {
      const advice = without[engine]
      return advice === undefined ? [] : [`-- ${feature}: ${advice}.`]
    }),
    ...statements[engine](reference, ofFirms),
  ]
  return `${lines.join('\n')}\n`
}

type Statements = (reference: readonly string[], ofFirms: readonly string[]) => string[]

const statements: Readonly<Record<Engine, Statements>> = {
  citus: (reference, [first = '', ...others]) => [
    'CREATE EXTENSION IF NOT EXISTS citus;',
    'SET citus.enable_unsafe_triggers TO on;',
    ...reference.map((name) => `SELECT create_reference_table('${name}');`),
    `SELECT create_distributed_table('${first}', '${DISTRIBUTION_KEY}');`,
    ...others.map(
      (name) => `SELECT create_distributed_table('${name}', '${DISTRIBUTION_KEY}', colocate_with => '${first}');`,
    ),
  ],
  yugabyte: (reference, ofFirms) => [
    `-- Tables of firms need no statement: their keys begin with ${DISTRIBUTION_KEY}, by whose hash YSQL places rows unless it is told otherwise.`,
    ...ofFirms.map((name) => `-- ${name}: ${DISTRIBUTION_KEY} HASH`),
    '-- Reference data: few rows, which YSQL places by their own keys.',
    ...reference.map((name) => `-- ${name}`),
    'ANALYZE;',
  ],
  cockroach: (reference, ofFirms) => [
    '-- The database has a primary region: ALTER DATABASE solive SET PRIMARY REGION "…".',
    ...reference.map((name) => `ALTER TABLE ${name} SET LOCALITY GLOBAL;`),
    `-- Rows lie in the order of their keys, so that those of one firm (${DISTRIBUTION_KEY}) lie together.`,
    ...ofFirms.map((name) => `ALTER TABLE ${name} SET LOCALITY REGIONAL BY TABLE IN PRIMARY REGION;`),
  ],
}

/** The names of the tables, each after those that its foreign keys point at. */
function referencedFirst(tables: readonly CatalogueTable[]): string[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<string>()
  const begun = new Set<string>()
  const place = (name: string): void => {
    if (begun.has(name)) return
    begun.add(name)
    for (const { target } of byName.get(name)?.foreignKeys ?? []) place(target)
    ordered.add(name)
  }
  for (const { name } of tables) place(name)
  return [...ordered]
}
