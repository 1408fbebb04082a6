import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'

const compress = promisify((files: AsyncZippable, done: (error: Error | null, bytes: Uint8Array) => void) => {
  zip(files, {}, done)
})

/** Texts as a ZIP, by file name. */
export async function writeZip(files: ReadonlyMap<string, string>, at: Date): Promise<Buffer> {
  const entries = [...files].map(([name, text]) => [name, [strToU8(text), { mtime: at }]] as const)
  return Buffer.from(
    await compress(Object.fromEntries<AsyncZippable[string]>(entries.map(([n, [b, o]]) => [n, [b, o]]))),
  )
}
