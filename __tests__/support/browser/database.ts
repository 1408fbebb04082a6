import { joinDatabase } from '#server/db'
import type { ServedApplication } from './session'

/** Changes what an application holds beside it, as an administrator would. */
export async function change(
  { dataFolder }: ServedApplication,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const database = await joinDatabase({ databaseUrl: undefined, dataFolder })
  try {
    await database.query(statement, [...values])
  } finally {
    await database.close()
  }
}
