import type { Policies } from '#server/access'
import type { Database, DiskSpace, Migration } from '#server/db'
import type { ColumnCipher, EncryptedColumn } from '#server/db/encryption'
import type { FinishDemo, MakeDemo } from '#server/demo'
import type { KeptBackup } from '#server/operations/backups'
import type { FileRoom } from '#server/operations/uploads'
import type { Table } from '#server/repositories'
import type { StoredFiles } from '#server/repositories/files'
import type { AddressSearch, Clock, TravelTimes } from '#server/services'
import type { FileStore } from '#server/services/files'
import type { VirusScan } from '#server/services/virusScan'
import type { HeavyWorkers } from '#server/services/heavyWork'
import type { ForgetMail } from '#server/services/mail'
import type { PortalSessions } from './portal/sessions'
import { collectionRoutes, type ServedCollection } from './collections'
import type { ServedPage } from './pages/servedPage'
import type { ApiRoute } from './route'

/** What features run on. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  /** Opens and closes what the database holds encrypted. */
  readonly cipher: ColumnCipher
  /** Where people reach the application: links in mail begin with it. */
  readonly publicUrl: string
  /** Who is written to when somebody asks for a demonstration; undefined: nobody may ask. */
  readonly demoRequestsTo: string | undefined
  /** Whether the accounts of a demo firm are shown to whoever asks. */
  readonly showsDemoAccounts: boolean
  /** Completes addresses. */
  readonly searchAddresses: AddressSearch
  /** Says how far one comes in a time. */
  readonly travelTimes: TravelTimes
  /** Where copies of pictures are kept, a folder that all processes share, and whether they may be fetched from inside our networks. */
  readonly pictures: { readonly folder: string; readonly mayBeInside: boolean }
  /** Where the bytes of files are kept. */
  readonly files: FileStore
  /** Looks for viruses in what is uploaded; undefined where nobody set a scanner (CLAMAV_URL). */
  readonly scanForViruses: VirusScan | undefined
  /** Threads for what keeps a processor busy. */
  readonly workers: HeavyWorkers
  /** The backups that are made by themselves; undefined where nobody asked for them (BACKUP_DIR). */
  readonly findBackups: () => Promise<DailyBackups | undefined>
  /** What is left of the disk of the data. */
  readonly measureDisk: () => Promise<DiskSpace>
  /** Erases mail that was kept as files. */
  readonly forgetMail: ForgetMail
  /** What the files of a firm may take, and where they are. */
  readonly fileRoom: FileRoom
  /** Whether what deletes for good may run: not while the clock is not believed. */
  readonly mayDelete: () => Promise<boolean>
  /** The log: facts that name nobody, and a sentence. */
  readonly log: Log
}

interface DailyBackups {
  /** The latest first. */
  readonly kept: readonly KeptBackup[]
  /** Whether one more can be written in their folder. */
  readonly isOpen: boolean
}

interface Log {
  readonly warn: (facts: object, sentence: string) => void
  readonly error: (facts: object, sentence: string) => void
}

/** What goes on behind the requests, from the start of the application to its end. */
export interface Job {
  readonly start: () => void
  /** Lets go of requests that would hold the end back. */
  readonly release?: () => void
  /** Resolves once nothing is under way; nothing will be. */
  readonly stop: () => Promise<void>
}

/** What a feature opens, given its dependencies. */
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
  /** The columns whose values the database holds encrypted. */
  readonly encrypted?: readonly EncryptedColumn[]
  /** Where it keeps files of firms: they are counted together. */
  readonly files?: readonly StoredFiles[]
  /** Its rows of the demo firm. */
  readonly demo?: MakeDemo
  /** Where it keeps the sessions of clients, of the one feature that has a portal for them. */
  readonly portal?: PortalSessions
  /** The pages that it shows to strangers, outside of the application. */
  readonly pages?: readonly ServedPage[]
  /** What it adds to the demo firm once every row is written. */
  readonly finishDemo?: FinishDemo
  readonly open: (dependencies: Dependencies) => OpenFeature
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
    open: (dependencies) => {
      const opened = open(dependencies)
      return { ...opened, routes: [...routes(), ...opened.routes] }
    },
  }
}
