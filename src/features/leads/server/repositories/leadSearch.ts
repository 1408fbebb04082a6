import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import {
  conditionText,
  orderBy,
  readPage,
  within,
  wordConditions,
  type Condition,
  type Parameters,
  type PageRange,
} from '#server/repositories'
import { LEAD_COLUMNS, leadOf, type LeadResource } from './leads'

export const leadSorts = [
  'lastname',
  'created_at',
  'last_exchange_at',
  'first_contact_due_at',
  'status',
  'investment_amount',
] as const

export interface LeadSearch extends PageRange {
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
}

/** A page of leads and how many there are in all. */
export async function searchLeads(
  scope: Scope,
  database: Queryable,
  search: LeadSearch,
): Promise<{ leads: LeadResource[]; total: number }> {
  const { rows, total } = await readPage(
    database,
    {
      select: LEAD_COLUMNS,
      from: (parameters) => `FROM client_leads l WHERE ${matching(scope, search, parameters)}`,
      order: orderBy('l', search.sort, ['lastname']),
    },
    search,
  )
  return { leads: rows.flatMap(leadOf), total }
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
  return [...wanted, ...wordConditions(text, parameters, named(parameters))].join(' AND ')
}

/** That a lead has the word in its name or its address, or its digits in its number. */
const named =
  (parameters: Parameters) =>
  (pattern: string, word: string): string => {
    const digits = word.replace(/\D/g, '')
    const byNumber = digits === '' ? '' : ` OR l.phone_key LIKE '%' || ${parameters.add(digits)} || '%'`
    return `(search_text(concat_ws(' ', l.firstname, l.lastname, l.email)) LIKE ${pattern}${byNumber})`
  }
