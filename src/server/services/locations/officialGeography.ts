import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { entriesOf } from '#contract/json'

/** An entry of the official geographic code (COG), as the npm package names its properties. */
export interface OfficialEntry {
  readonly code: string
  readonly nom: string
  readonly type: string
  /** Code of the municipality that a district is part of. */
  readonly commune: string
  readonly departement: string
  readonly region: string
  readonly codesPostaux: readonly string[]
  readonly population: number
  /** Codes of the municipalities of an agglomeration. */
  readonly membres: readonly string[]
}

type DataFile = 'communes' | 'epci' | 'departements' | 'regions'

/**
 * Reads one file of `@etalab/decoupage-administratif`. Its own entry point reads relatively to the working directory,
 * and so cannot be imported.
 */
export function readOfficialEntries(file: DataFile): OfficialEntry[] {
  const manifest = createRequire(__filename).resolve('@etalab/decoupage-administratif/package.json')
  const content: unknown = JSON.parse(readFileSync(path.join(path.dirname(manifest), 'data', `${file}.json`), 'utf8'))
  return list(content).map((entry) => ({
    code: text(entry, 'code'),
    nom: text(entry, 'nom'),
    type: text(entry, 'type'),
    commune: text(entry, 'commune'),
    departement: text(entry, 'departement'),
    region: text(entry, 'region'),
    codesPostaux: list(property(entry, 'codesPostaux')).map(String),
    population: Number(property(entry, 'population') ?? property(entry, 'populationMunicipale') ?? 0),
    membres: list(property(entry, 'membres')).map((member) => text(member, 'code')),
  }))
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

const property = (entry: unknown, name: string): unknown => entriesOf(entry)[name]

function text(entry: unknown, name: string): string {
  const value = property(entry, name)
  return typeof value === 'string' ? value : ''
}
