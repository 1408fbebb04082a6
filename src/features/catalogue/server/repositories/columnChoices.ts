import type { Queryable } from '#server/db'
import type { FeedKind } from '../feed'

/** The columns of a feed that a firm said the headings of a file are, for those that come from the same provider. */
export interface ColumnChoice {
  readonly company_id: string
  readonly provider: string
  readonly kind: FeedKind
  /** By `comparable` heading: the English name of the column, empty where it is left out. */
  readonly columns: Readonly<Record<string, string>>
}

export const findColumnChoices = (
  database: Queryable,
  companyId: string,
  provider: string,
): Promise<Pick<ColumnChoice, 'kind' | 'columns'>[]> =>
  database.query<Pick<ColumnChoice, 'kind' | 'columns'> & { kind: FeedKind }>(
    'SELECT kind, columns FROM catalogue_column_choices WHERE company_id = $1 AND provider = $2',
    [companyId, provider],
  )

/** Keeps what was said of these headings beside what was said of others. */
export async function storeColumnChoice(
  database: Queryable,
  { company_id, provider, kind, columns }: ColumnChoice,
): Promise<void> {
  await database.query(
    `INSERT INTO catalogue_column_choices (company_id, provider, kind, columns) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id, provider, kind) DO UPDATE SET columns = catalogue_column_choices.columns || excluded.columns`,
    [company_id, provider, kind, JSON.stringify(columns)],
  )
}
