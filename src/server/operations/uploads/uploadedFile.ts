import { messages } from '#contract'
import { isObject } from '#contract/json'
import { invalid } from '../failure'
import { fieldErrors } from '../guard'

/**
 * A file that came with a request. It is on the disk, under a name of ours, until the answer is sent; who keeps it copies it.
 * A class, so that no JSON that somebody sends is taken for one.
 */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** The name and the type that the sender gives it. No decision may rely on them. */
    readonly said: { readonly name: string | null; readonly mime: string | null },
    /** Bytes. */
    readonly size: number,
    readonly sha256: string,
  ) {}
}

/**
 * The file under a name of a body: itself, or as `{ name, file }`; null where null was sent, to remove what is kept.
 * @throws Failure invalid when it is absent, or no file
 */
export function uploadIn(body: unknown, name: string): UploadedFile | null {
  const value = isObject(body) ? body[name] : undefined
  if (value === null) return null
  const file = isObject(value) && !(value instanceof UploadedFile) ? value['file'] : value
  if (file instanceof UploadedFile) return file
  throw invalid(
    fieldErrors(
      name,
      file === undefined || file === '' ? messages.required : 'Un fichier est attendu (formulaire ou adresse data:)',
    ),
  )
}
