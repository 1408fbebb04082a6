import '#app/contract'
import { amount, choice, instant, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { registerContracts, type Aggregate, type FeatureContract } from '#contract/resources'
import type { Queryable } from '#server/db'
import { ofCompany, those, type ResourcePolicy } from '#server/access'
import type { ServerFeature } from '#server/http'
import { aggregateRoutes } from '#server/http/routes'
import type { ServedAggregate } from '#server/operations/aggregates'
import { defineTable } from '#server/repositories'
import { keepAggregate } from '#server/repositories/aggregates'

// A made-up aggregate, as a feature would declare one: a boat, its engine, its trips, and its sails, each of which has an address of its own.

const boat = defineResource(
  'boat',
  {
    name: text({ label: 'Nom', required: true, maxLength: 40 }),
    distance: amount({ label: 'Milles parcourus', readOnly: true }),
    created_at: instant({ label: 'Créé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  { engine: { type: 'engine', many: false }, trips: { type: 'trip', many: true }, sails: { type: 'sail', many: true } },
)
const engine = defineResource('engine', {
  fuel: choice({ diesel: 'Diesel', electric: 'Électrique' }, { label: 'Énergie', required: true }),
  power: amount({ label: 'Puissance' }),
})
const trip = defineResource('trip', {
  destination: text({ label: 'Destination', required: true }),
  distance: amount({ label: 'Milles', required: true }),
  skipper: text({ label: 'Barreur', readOnly: true }),
})

const sail = defineResource('sail', {
  name: text({ label: 'Nom', required: true }),
  area: amount({ label: 'Surface' }),
})

const resources = { boat, engine, trip, sail } as const
type BoatResources = typeof resources
declare module '#contract/resources' {
  interface Resources extends BoatResources {}
}

const aggregate: Aggregate<keyof BoatResources> = {
  type: 'boat',
  path: '/v3/boats',
  sections: [
    { relationship: 'engine', path: 'engine', definition: engine, cardinality: 'one', label: 'Moteur' },
    { relationship: 'trips', path: 'sea-trips', definition: trip, cardinality: 'many', label: 'Sorties' },
    {
      relationship: 'sails',
      path: 'sails',
      itemPath: '/v3/boat-sails',
      definition: sail,
      cardinality: 'many',
      label: 'Voiles',
    },
  ],
  words: { name: 'Bateau', definite: 'le bateau', whole: 'Tout le bateau', root: 'Nom du bateau' },
  events: {},
}
const contract: FeatureContract = { resources, aggregates: [aggregate] }
registerContracts([contract])

const reading = those('readClientFiles', ofCompany)
const editing = those('editCompanySettings', ofCompany)
const policy: ResourcePolicy = { read: reading, list: reading, create: editing, update: editing, remove: editing }
const policies = { boat: policy, engine: policy, trip: policy, sail: policy }

const kept = keepAggregate(aggregate, defineTable('boat', 'boats'), {
  history: 'boat_changes',
  creations: 'boat_creations',
})

const boats: ServedAggregate = {
  kept,
  policies,
  history: reading,
  following: {
    from: new Set(['trip']),
    attributes: ({ included }) => ({
      distance: included.reduce((sum, { attributes }) => {
        const miles: unknown = 'distance' in attributes ? attributes.distance : 0
        return sum + Number(miles)
      }, 0),
    }),
  },
  signed: { trip: 'skipper' },
}

export const boatServer: ServerFeature = {
  name: 'boats',
  policies,
  tables: kept.tables,
  open: () => ({
    routes: aggregateRoutes(boats, {
      list: { sorts: ['name'], usual: [{ name: 'name', descending: false }], names: ['name'] },
      isCreated: true,
      isRemoved: true,
    }),
  }),
}

const keys = `company_id uuid NOT NULL, id uuid NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(), updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (company_id, id)`
const ofBoat = 'boat_id uuid NOT NULL, FOREIGN KEY (company_id, boat_id) REFERENCES boats ON DELETE CASCADE'

/** What the migration of such a feature would do. */
export async function createBoatTables(database: Queryable): Promise<void> {
  const statements = [
    `CREATE TABLE boats (${keys}, name text, distance numeric(14,2))`,
    `CREATE TABLE boat_engine (${keys}, ${ofBoat}, fuel text, power numeric(14,2))`,
    `CREATE TABLE boat_sea_trips (${keys}, ${ofBoat}, destination text, distance numeric(14,2), skipper text)`,
    `CREATE TABLE boat_sails (${keys}, ${ofBoat}, name text, area numeric(14,2))`,
    `CREATE TABLE boat_changes (company_id uuid NOT NULL, id uuid NOT NULL, ${ofBoat}, resource_type text NOT NULL,
      resource_id uuid NOT NULL, operation text NOT NULL, field text NOT NULL, old_value jsonb, new_value jsonb, user_id uuid NOT NULL,
      device text, step text, changed_at timestamptz NOT NULL DEFAULT statement_timestamp(), PRIMARY KEY (company_id, id))`,
    `CREATE TABLE boat_creations (company_id uuid NOT NULL, ${ofBoat}, resource_type text NOT NULL, user_id uuid NOT NULL,
      key text NOT NULL, resource_id uuid NOT NULL, PRIMARY KEY (company_id, boat_id, resource_type, user_id, key))`,
  ]
  for (const statement of statements) await database.query(statement)
}
