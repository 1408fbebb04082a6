import { listInForce, type ListedMunicipality, type OfficialList } from '../official'
import { readOfficialEntries, type OfficialEntry } from './officialGeography'
import { plainText, slugOf } from './slug'

/** A municipality, agglomeration, department or region, with the attributes of the contract's `location`. */
export interface Place {
  /** Its identifier, `montpellier-34000`: name and first postal code, or name and official code. */
  readonly slug: string
  readonly name: string
  readonly kind: PlaceKind
  /** Official code: of the municipality (INSEE), agglomeration (SIREN), department or region. */
  readonly code: string
  readonly postal_codes: readonly string[]
  /** Code of the agglomeration that a municipality, or its district, is part of; null for the other places, and for a few islands. */
  readonly agglomeration_code: string | null
  readonly department_code: string
  readonly region_code: string
}

export type PlaceKind = 'municipality' | 'agglomeration' | 'department' | 'region'

interface Entry {
  readonly place: Place
  readonly plainName: string
  readonly population: number
}

export interface Directory {
  /** The most populated first. */
  readonly entries: readonly Entry[]
  /** By slug, and for municipalities by name and any of their postal codes. */
  readonly bySlug: ReadonlyMap<string, Place>
}

type Listed = OfficialList<ListedMunicipality> | undefined

let loaded: { readonly listed: Listed; readonly directory: Directory } | undefined

/** The official places of France, read on first use (about 0.2 s) and kept as long as no newer list of municipalities counts. */
export function directory(): Directory {
  const listed = listInForce('communes')
  if (loaded?.listed !== listed || !loaded) loaded = { listed, directory: load(listed) }
  return loaded.directory
}

function load(listed: Listed): Directory {
  const municipalities = withListed(readOfficialEntries('communes').filter(isMunicipality), listed)
  const agglomerations = readOfficialEntries('epci')
  const agglomerationOf = new Map(
    agglomerations.flatMap(({ code, membres }) => membres.map((member) => [member, code])),
  )
  const municipalityByCode = new Map(municipalities.map((entry) => [entry.code, entry]))
  const populations = { department: totals(municipalities, 'departement'), region: totals(municipalities, 'region') }
  const entries = [
    ...municipalities.map((entry) =>
      entryOf('municipality', entry, agglomerationOf.get(entry.commune) ?? agglomerationOf.get(entry.code) ?? null),
    ),
    ...agglomerations.map((entry) => {
      const { departement = '', region = '' } = municipalityByCode.get(entry.membres[0] ?? '') ?? {}
      return entryOf('agglomeration', { ...entry, departement, region })
    }),
    ...readOfficialEntries('departements').map((entry) =>
      entryOf('department', {
        ...entry,
        departement: entry.code,
        population: populations.department.get(entry.code) ?? 0,
      }),
    ),
    ...readOfficialEntries('regions').map((entry) =>
      entryOf('region', { ...entry, region: entry.code, population: populations.region.get(entry.code) ?? 0 }),
    ),
  ]
  return {
    entries: entries.sort((a, b) => b.population - a.population),
    bySlug: slugs(entries),
  }
}

/** The municipalities as a newer list says them; one that it no longer names stays, since files name it. */
function withListed(known: readonly OfficialEntry[], listed: Listed): readonly OfficialEntry[] {
  if (!listed) return known
  const entries = [...listed.values].map(([code, { name, postal_codes, department, region, population }]) => ({
    code,
    nom: name,
    type: 'commune-actuelle',
    commune: '',
    departement: department,
    region,
    codesPostaux: postal_codes,
    population,
    membres: [],
  }))
  return [...entries, ...known.filter(({ code }) => !listed.values.has(code))]
}

/** Today's municipalities, and the districts of Paris, Lyon and Marseille. Five uninhabited territories have no postal code. */
function isMunicipality({ type, codesPostaux }: OfficialEntry): boolean {
  return (type === 'commune-actuelle' || type === 'arrondissement-municipal') && codesPostaux.length > 0
}

function entryOf(
  kind: PlaceKind,
  { nom, code, codesPostaux, departement, region, population }: OfficialEntry,
  agglomeration: string | null = null,
): Entry {
  const place = {
    slug: slugOf(nom, codesPostaux[0] ?? code),
    name: nom.replaceAll("'", '’'),
    kind,
    code,
    postal_codes: codesPostaux,
    agglomeration_code: agglomeration,
    department_code: departement,
    region_code: region,
  }
  return { place, plainName: plainText(nom), population }
}

function totals(municipalities: readonly OfficialEntry[], area: 'departement' | 'region'): Map<string, number> {
  const sums = new Map<string, number>()
  for (const entry of municipalities) {
    if (entry.type === 'commune-actuelle') sums.set(entry[area], (sums.get(entry[area]) ?? 0) + entry.population)
  }
  return sums
}

/** Overseas a region and its department may share name and code: the first place of a slug keeps it. */
function slugs(entries: readonly Entry[]): Map<string, Place> {
  const bySlug = new Map<string, Place>()
  const add = (slug: string, place: Place): void => {
    if (!bySlug.has(slug)) bySlug.set(slug, place)
  }
  for (const { place } of entries) add(place.slug, place)
  for (const { place } of entries)
    for (const postalCode of place.postal_codes) add(slugOf(place.name, postalCode), place)
  return bySlug
}
