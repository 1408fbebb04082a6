import { expose } from 'comlink'
import { readFile } from './readFile'

/** What the worker answers. */
export interface PaperReader {
  readonly readFile: typeof readFile
}

expose({ readFile } satisfies PaperReader)
