import path from 'node:path'
import { diskFiles } from './diskFiles'
import type { FileStore } from './fileStore'
import { s3Files, type Bucket } from './s3Files'

export { diskFiles } from './diskFiles'
export type { FileStore, OpenedFile, SourceFile } from './fileStore'
export { bucketOf, type Bucket } from './s3Files'

/** Where this installation keeps files: its bucket where it has one, else a folder among its data. */
export const openFileStore = (place: {
  readonly dataFolder: string
  readonly filesBucket: Bucket | undefined
}): FileStore => (place.filesBucket ? s3Files(place.filesBucket) : diskFiles(path.join(place.dataFolder, 'files')))
