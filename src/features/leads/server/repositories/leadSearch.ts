import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { type Row, Parameters, within, conditionText, type Condition } from '#server/repositories'
import { LEAD_COLUMNS, leadOf, type LeadResource } from './leads'

export const leadSorts = [
  'lastname',
  'created_at',
  'last_exchange_at',
  'first_contact_due_at',
  'status',
  'investment_amount',
] as const

export interface LeadSearch {
  readonly conditions: readonly Condition[]
  /** Nobody spoke to them since this instant. */
  readonly silentSince: string | undefined
  /** Those that wait for a first contact since before this instant; undefined: all. */
  readonly lateAt: string | undefined
  /** Agencies of the advisers; empty: all. */
  readonly businessCenters: readonly string[]
  /** Words of the name, the address or the number, with or without accents and spaces. */
  readonly text: string
  readonly sort: readonly { readonly name: string; readonly descending: boolean }[]
  readonly limit: number
  readonly offset: number
}

/** A page of leads and how many there are in all. */
export async function searchLeads(
  scope: Scope,
  database: Queryable,
  search: LeadSearch,
): Promise<{ leads: LeadResource[]; total: number }> {
  const parameters = new Parameters()
  const filter = `FROM client_leads l WHERE ${matching(scope, search, parameters)}`
  const counted = [...parameters.values]
  const order = [
    ...search.sort.map(
      ({ name, descending }) =>
        `l.${name}${name === 'lastname' ? ' COLLATE french' : ''}${descending ? ' DESC' : ''} NULLS LAST`,
    ),
    'l.id',
  ]
  const page = `SELECT ${LEAD_COLUMNS} ${filter} ORDER BY ${order.join(', ')} LIMIT ${parameters.add(search.limit)} OFFSET ${parameters.add(search.offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(page, parameters.values),
    database.query<{ total: number }>(`SELECT count(*) AS total ${filter}`, counted),
  ])
  return { leads: rows.flatMap(leadOf), total: count?.total ?? 0 }
}

function matching(
  scope: Scope,
  { conditions, silentSince, lateAt, businessCenters, text }: LeadSearch,
  parameters: Parameters,
): string {
  const wanted = [
    within(scope, 'l', parameters),
    ...conditions.map((condition) => conditionText('l', condition, parameters)),
  ]
  if (silentSince !== undefined)
    wanted.push(`coalesce(l.last_exchange_at, l.created_at) < ${parameters.add(silentSince)}`)
  if (lateAt !== undefined)
    wanted.push(`l.status IN ('new', 'assigned') AND l.first_contact_due_at < ${parameters.add(lateAt)}`)
  if (businessCenters.length > 0)
    wanted.push(
      `EXISTS (SELECT 1 FROM user_business_centers m WHERE m.company_id = l.company_id AND m.user_id = l.adviser_id AND m.business_center_id = ANY(${parameters.add(businessCenters)}))`,
    )
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const pattern = `'%' || search_text(${parameters.add(word.replace(/[\\%_]/g, String.raw`\$&`))}) || '%'`
    const digits = word.replace(/\D/g, '')
    const byNumber = digits === '' ? '' : ` OR l.phone_key LIKE '%' || ${parameters.add(digits)} || '%'`
    wanted.push(`(search_text(concat_ws(' ', l.firstname, l.lastname, l.email)) LIKE ${pattern}${byNumber})`)
  }
  return wanted.join(' AND ')
}
