import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

type Creation = (transaction: Queryable, viewer: Viewer, input: unknown, asOf: string) => Promise<Resource>

type FindCurrentSales = (
  database: Queryable,
  companyId: string,
  of: { readonly clientFileIds: readonly string[]; readonly now: Date },
) => Promise<ReadonlyMap<string, object>>

interface RowOfTable {
  readonly table: string
  readonly id: string
}

/**
 * What another feature keeps of the household of a file, or makes files from. The application lists these contributions, so that this
 * feature names none of those that use it.
 */
export interface FileContribution {
  /** A way in which files are created besides the figures of a household. */
  readonly creation?: {
    /** Whether the body of a creation names it. */
    readonly isNamedIn: (input: unknown) => boolean
    /** @param asOf the day whose tax rules give the marginal rate */
    readonly open: Creation
  }
  /** What it keeps of the household; nothing for those who may not read it. */
  readonly find?: (database: Queryable, viewer: Viewer, clientFileId: string) => Promise<readonly Resource[]>
  /** The ids of the lots of its sales; none for those who may not read them. */
  readonly lots?: (database: Queryable, viewer: Viewer, clientFileId: string) => Promise<readonly string[]>
  /** How far the sales of files have come at an instant, by the ids of the files. */
  readonly currentSales?: FindCurrentSales
  /** Gives back what the file holds of others, before it is deleted. */
  readonly giveBack?: (transaction: Queryable, companyId: string, clientFileId: string, at: Date) => Promise<void>
  /** The rows of what it keeps, which go to the trash with the file. */
  readonly rows?: (transaction: Queryable, companyId: string, clientFileId: string) => Promise<readonly RowOfTable[]>
  /** Erases what it keeps. @returns the ids of what is erased */
  readonly erase?: (transaction: Queryable, companyId: string, clientFileId: string) => Promise<readonly string[]>
}

/** All contributions as one. */
export interface FileContributions extends Required<Omit<FileContribution, 'creation'>> {
  /** The creation that a body names; undefined for the figures of a household. */
  readonly creationNamedIn: (input: unknown) => Creation | undefined
}

/** Asks every contribution, one after the other: they share a transaction. */
export function together(contributions: readonly FileContribution[]): FileContributions {
  const all = async <Found>(
    ask: (one: FileContribution) => Promise<readonly Found[]> | undefined,
  ): Promise<Found[]> => {
    const found: Found[] = []
    for (const one of contributions) found.push(...((await ask(one)) ?? []))
    return found
  }
  return {
    creationNamedIn: (input) => contributions.find(({ creation }) => creation?.isNamedIn(input))?.creation?.open,
    find: (...asked) => all((one) => one.find?.(...asked)),
    lots: (...asked) => all((one) => one.lots?.(...asked)),
    currentSales: async (...asked) => {
      const found = new Map<string, object>()
      for (const one of contributions)
        for (const [id, sale] of (await one.currentSales?.(...asked)) ?? []) found.set(id, sale)
      return found
    },
    giveBack: async (...asked) => {
      for (const one of contributions) await one.giveBack?.(...asked)
    },
    rows: (...asked) => all((one) => one.rows?.(...asked)),
    erase: (...asked) => all((one) => one.erase?.(...asked)),
  }
}
