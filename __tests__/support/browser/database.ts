import { joinDatabase } from '#server/db'
import type { Application } from './application'

/** Changes what an application holds beside it, as an administrator would. */
export async function change(
  { dataFolder }: Application,
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
