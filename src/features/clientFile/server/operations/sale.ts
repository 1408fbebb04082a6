import type { Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Queryable } from '#server/db'
import type { FileContributions } from '../contributions'
import { lockStatusOf, writeStatusOf } from '../repositories/sale'

type Status = NonNullable<Attributes<'client_file'>['status']>

/** What the sales of a file come to. */
export interface SaleFact {
  /** An option or a booking has not ended. */
  readonly isOpen: boolean
  /** The deed is signed. */
  readonly isWon: boolean
}

/** Gives a file the status that follows from its sales: no answer of a person changes, so its version stays. */
export async function recordSale(
  transaction: Queryable,
  file: { readonly companyId: string; readonly clientFileId: string },
  { isOpen, isWon }: SaleFact,
): Promise<void> {
  const status = await lockStatusOf(transaction, file)
  if (status !== undefined) await writeStatusOf(transaction, file, statusAfter(status, isOpen, isWon))
}

/** A sale that is lost leaves the study that was presented. */
function statusAfter(status: Status, isOpen: boolean, isWon: boolean): Status {
  if (isWon) return 'won'
  if (isOpen) return 'in_sale'
  return status === 'in_sale' || status === 'won' ? 'presented' : status
}

/** Files with their current sale, as it is at an instant: it follows from their sales, and is kept nowhere. */
export async function withCurrentSales(
  { currentSales }: Pick<FileContributions, 'currentSales'>,
  files: readonly Resource[],
  { database, companyId, now }: { readonly database: Queryable; readonly companyId: string; readonly now: Date },
): Promise<readonly Resource[]> {
  const found = await currentSales(database, companyId, { clientFileIds: files.map(({ id }) => id), now })
  return files.map((file) =>
    'current_sale' in file.attributes
      ? // The attribute is one of a file's: the union of all types loses which.
        ({ ...file, attributes: { ...file.attributes, current_sale: found.get(file.id) ?? null } } as Resource)
      : file,
  )
}
