/** How many answers an account needs at least: those of one that does not exist yet are all missing. */
const OF_AN_ACCOUNT = 3

const done = (row: string): string => `(${row}.completion->>'done')::int`
const expected = (row: string): string => `(${row}.completion->>'expected')::int`
const isTheirs = (account: string, client: string): string =>
  `${account}.company_id = ${client}.company_id AND ${account}.client_id = ${client}.id`

/** Whole per cent of what is filled of a client and of his account. @param client the row of a client, by its alias */
export const completeness = (client: string): string =>
  `(SELECT floor(100.0 * (${done(client)} + coalesce(${done('a')}, 0))
      / greatest(1, ${expected(client)} + coalesce(${expected('a')}, ${OF_AN_ACCOUNT})))::int
    FROM (SELECT 1) one LEFT JOIN pp_accounts a ON ${isTheirs('a', client)})`

/** That something lacks in the file of a client or in his account, or that there is no account. */
export const isIncomplete = (client: string): string =>
  `(${done(client)} < ${expected(client)} OR NOT EXISTS (
      SELECT 1 FROM pp_accounts a WHERE ${isTheirs('a', client)} AND ${done('a')} = ${expected('a')}))`
