import type { Policies } from '#server/access'
import type { Database, Migration } from '#server/db'
import type { MakeDemo } from '#server/demo'
import type { KeptBackup } from '#server/operations/backups'
import type { Table } from '#server/repositories'
import type { AddressSearch, Clock } from '#server/services'
import { collectionRoutes, type ServedCollection } from './collections'
import type { ApiRoute } from './route'

/** What features run on. */
export interface Surroundings {
  readonly database: Database
  readonly clock: Clock
  /** Where people reach the application: links in mail begin with it. */
  readonly publicUrl: string
  /** Whether the accounts of a demo firm are shown to whoever asks. */
  readonly showsDemoAccounts: boolean
  /** Completes addresses. */
  readonly searchAddresses: AddressSearch
  /** The backups that are made by themselves, the latest first; undefined where nobody asked for them (BACKUP_DIR). */
  readonly findBackups: () => Promise<readonly KeptBackup[] | undefined>
  /** Whether what deletes for good may run: not while the clock is not believed. */
  readonly mayDelete: () => Promise<boolean>
  /** The log: facts that name nobody, and a sentence. */
  readonly log: Log
}

interface Log {
  readonly warn: (facts: object, sentence: string) => void
  readonly error: (facts: object, sentence: string) => void
}

/** What goes on behind the requests, from the start of the application to its end. */
export interface Job {
  readonly start: () => void
  /** Resolves once nothing is under way; nothing will be. */
  readonly stop: () => Promise<void>
}

/** What a feature opens on its surroundings. */
export interface OpenFeature {
  readonly routes: readonly ApiRoute[]
  readonly jobs?: readonly Job[]
}

/** What a feature is on the server. The application lists its features, and folds them. */
export interface ServerFeature {
  readonly name: string
  /** Who may do what with its resources, by type. */
  readonly policies: Partial<Policies>
  /** Where its resources are kept, those that are. */
  readonly tables?: readonly Table[]
  /** Its steps of the schema, numbered among those of all the others. */
  readonly migrations?: readonly Migration[]
  /** Its rows of the demo firm. */
  readonly demo?: MakeDemo
  readonly open: (surroundings: Surroundings) => OpenFeature
}

/** A feature some of whose resources are collections: their policies, tables and routes follow from those. */
export interface DeclaredFeature extends ServerFeature {
  readonly collections: readonly ServedCollection[]
}

export function defineFeature({
  collections,
  policies,
  tables = [],
  open,
  ...feature
}: DeclaredFeature): ServerFeature {
  const routes = (): readonly ApiRoute[] => collections.flatMap(collectionRoutes)
  return {
    ...feature,
    policies: { ...policies, ...Object.fromEntries(collections.map(({ table, policy }) => [table.type, policy])) },
    tables: [...new Set([...tables, ...collections.map(({ table }) => table)])],
    open: (surroundings) => {
      const opened = open(surroundings)
      return { ...opened, routes: [...routes(), ...opened.routes] }
    },
  }
}
