import '#app/contract'
import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { normalize, schema } from 'normalizr'
import { definitionOf, initialAttributes, type ResourceType } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import { parseDocument, type Resource } from '#contract/jsonapi'
import { entitiesReducer, upserted } from '#client/entities'

export const title =
  'Magasin d’entités : une liste de n ressources, puis une ressource changée (× : temps / Map modifiable)'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/** One way to keep resources: empty, filled by a list, changed by one resource. `Store` may be changed in place. */
interface Contender<Store> {
  readonly name: string
  readonly list: (resources: readonly Resource[]) => Store
  readonly upsert: (store: Store, resource: Resource) => Store
}

type Tables = Record<string, Record<string, Resource>>

const merged = (held: Resource | undefined, arrived: Resource): Resource =>
  held ? Object.assign({}, arrived, { attributes: { ...held.attributes, ...arrived.attributes } }) : arrived

const mutableMap: Contender<Map<string, Map<string, Resource>>> = {
  name: 'Map modifiable (plancher)',
  list(resources) {
    const store = new Map<string, Map<string, Resource>>()
    for (const resource of resources) {
      const table = store.get(resource.type) ?? new Map<string, Resource>()
      store.set(resource.type, table.set(resource.id, merged(table.get(resource.id), resource)))
    }
    return store
  },
  upsert(store, resource) {
    const table = store.get(resource.type)
    table?.set(resource.id, merged(table.get(resource.id), resource))
    return store
  },
}

const ours: Contender<ReturnType<typeof entitiesReducer>> = {
  name: 'Solive',
  list: (resources) => entitiesReducer(undefined, upserted(resources)),
  upsert: (store, resource) => entitiesReducer(store, upserted([resource])),
}

const spread = (store: Tables, resource: Resource): Tables => ({
  ...store,
  [resource.type]: { ...store[resource.type], [resource.id]: merged(store[resource.type]?.[resource.id], resource) },
})

const handWritten: Contender<Tables> = {
  name: 'boucle écrite à la main',
  list(resources) {
    const store: Tables = {}
    for (const resource of resources) {
      const table = (store[resource.type] ??= {})
      table[resource.id] = merged(table[resource.id], resource)
    }
    return store
  },
  upsert: spread,
}

const types: readonly ResourceType[] = ['client_file', ...clientFileSections.map(({ definition }) => definition.type)]

const anyOfThem = new schema.Union(Object.fromEntries(types.map((type) => [type, new schema.Entity(type)])), 'type')
const normalizr: Contender<Tables> = {
  name: 'normalizr',
  list: (resources) => normalize<Resource, Tables>(resources, [anyOfThem]).entities,
  upsert(store, resource) {
    const { entities } = normalize<Resource, Tables>([resource], [anyOfThem])
    return Object.values(entities)
      .flatMap((table) => Object.values(table))
      .reduce(spread, store)
  },
}

const adapter = createEntityAdapter<Resource, string>({ selectId: ({ type, id }) => `${type} ${id}` })
const slice = createSlice({
  name: 'adapter',
  initialState: adapter.getInitialState(),
  reducers: {
    listed: (state, { payload }: PayloadAction<readonly Resource[]>) => adapter.upsertMany(state, payload),
    changed: (state, { payload }: PayloadAction<Resource>) => adapter.upsertOne(state, payload),
  },
})
const entityAdapter: Contender<ReturnType<typeof slice.reducer>> = {
  name: 'createEntityAdapter (RTK)',
  list: (resources) => slice.reducer(undefined, slice.actions.listed(resources)),
  upsert: (store, resource) => slice.reducer(store, slice.actions.changed(resource)),
}

/** `count` resources of the types of a client file, with the attributes of new ones; ids that look like UUIDs. */
function makeResources(count: number): readonly Resource[] {
  const data = Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'client_file'
    const digits = (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
    return {
      type,
      id: `${digits}-0000-4000-8000-${String(index).padStart(12, '0')}`,
      attributes: initialAttributes(definitionOf(type)),
      meta: { version: 1 },
    }
  })
  return parseDocument({ data }).resources
}

/** The same resource, one version later, with one attribute that no one had. */
const changed = (resource: Resource, version: number): Resource =>
  Object.assign({}, resource, { version, attributes: { ...resource.attributes, title: `Version ${version}` } })

/** Microseconds of processor time that some runs take. */
function timeOf(runs: number, work: () => void): number {
  const { user } = process.cpuUsage()
  for (let run = 0; run < runs; run++) work()
  return process.cpuUsage().user - user
}

/** Microseconds of processor time of one run: the best of a few rounds of at least 40 ms, so that other programs count less. */
function best(work: () => void): number {
  let runs = 1
  while (timeOf(runs, work) < 40_000) runs *= 2
  return Math.min(...Array.from({ length: 6 }, () => timeOf(runs, work) / runs))
}

function timesOf<Store>(
  { list, upsert }: Contender<Store>,
  resources: readonly Resource[],
): { list: number; upsert: number } {
  const listing = best(() => {
    list(resources)
  })
  let store = list(resources)
  const changes = Array.from({ length: 4096 }, (_, index) => resources[(index * 7919) % resources.length]).filter(
    (resource) => resource !== undefined,
  )
  let run = 0
  const upserting = best(() => {
    const resource = changes[run++ % changes.length]
    if (resource) store = upsert(store, changed(resource, run + 1))
  })
  return { list: listing, upsert: upserting }
}

export function measure(): Promise<Measurement[]> {
  const rows = [1_000, 10_000, 100_000].flatMap((count) => {
    const resources = makeResources(count)
    const all = [
      { name: mutableMap.name, ...timesOf(mutableMap, resources) },
      { name: ours.name, ...timesOf(ours, resources) },
      { name: handWritten.name, ...timesOf(handWritten, resources) },
      { name: normalizr.name, ...timesOf(normalizr, resources) },
      { name: entityAdapter.name, ...timesOf(entityAdapter, resources) },
    ]
    const floor = all[0] ?? { list: Number.NaN, upsert: Number.NaN }
    const table = (kind: 'list' | 'upsert', label: string) =>
      all.map((row) => ({
        name: `${count.toLocaleString('fr-FR')} · ${label} · ${row.name}`,
        value: row[kind],
        unit: 'µs',
        ratio: row[kind] / floor[kind],
      }))
    return [...table('list', 'liste'), ...table('upsert', 'une ressource')]
  })
  return Promise.resolve(rows)
}
