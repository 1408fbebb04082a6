import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

/** The other way in which client files are created (from leads). The application injects it, so that this feature does not know leads. */
export interface FileOrigin {
  /** Whether the body of a creation names it. */
  readonly isNamedIn: (input: unknown) => boolean
  /** Opens a file from it. @param asOf the day whose tax rules give the marginal rate */
  readonly openFile: (transaction: Queryable, viewer: Viewer, input: unknown, asOf: string) => Promise<Resource>
  /** What it keeps of the household of a file; nothing for those who may not read it. */
  readonly find: (database: Queryable, viewer: Viewer, clientFileId: string) => Promise<readonly Resource[]>
  /** The ids of the lots of its sales; none for those who may not read them. */
  readonly lots: (database: Queryable, viewer: Viewer, clientFileId: string) => Promise<readonly string[]>
  /** The rows of what it keeps of the household of a file, which go to the trash with the file; what the file holds of others is given back. */
  readonly rows: (
    transaction: Queryable,
    companyId: string,
    clientFileId: string,
    at: Date,
  ) => Promise<readonly { readonly table: string; readonly id: string }[]>
  /** Erases what it keeps of the household of a file. @returns the ids of what is erased */
  readonly erase: (transaction: Queryable, companyId: string, clientFileId: string) => Promise<readonly string[]>
}
