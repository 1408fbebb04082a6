import type { Queryable } from '#server/db'

/**
 * Runs `work` inside of a transaction that goes on: what it wrote stays when `isKept` says so of its result; otherwise, and when it rejects
 * (with the same error), that alone is undone.
 */
export async function undoable<Result>(
  transaction: Queryable,
  work: () => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  const undo = () => transaction.query('ROLLBACK TO SAVEPOINT undoable')
  await transaction.query('SAVEPOINT undoable')
  try {
    const result = await work()
    if (!isKept(result)) await undo()
    return result
  } catch (error) {
    await undo()
    throw error
  } finally {
    await transaction.query('RELEASE SAVEPOINT undoable')
  }
}
