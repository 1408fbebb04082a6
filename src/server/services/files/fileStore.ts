import type { Readable } from 'node:stream'

/** A file of this machine, to be kept. */
export interface SourceFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
}

/** A file that is kept, to be read once. */
export interface OpenedFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/** Where the bytes of files are kept, each under a key: the rows of the database say what they are and whose. */
export interface FileStore {
  /** Keeps a copy, whole or not at all. @throws Error of the disk, or of the server that keeps them */
  readonly put: (key: string, file: SourceFile) => Promise<void>
  /** Undefined when there is none. */
  readonly open: (key: string) => Promise<OpenedFile | undefined>
  /** What is not there is removed already. */
  readonly remove: (key: string) => Promise<void>
  /** All that is kept, in no order, with what was left by a process that ended while it wrote. */
  readonly list: () => AsyncIterable<KeptKey>
}

export interface KeptKey {
  readonly key: string
  readonly keptAt: Date
}
