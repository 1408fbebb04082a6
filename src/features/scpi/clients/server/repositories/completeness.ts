import { completionOf } from '#features/scpi/clients/contract/completion'
import { ppAccountAggregate, ppEntityAggregate } from '#features/scpi/clients/contract'
import { initialAttributes, resources } from '#contract'
import type { Aggregate, ResourceType } from '#contract/resources'

/** A new aggregate: its root and the sections that are always there. */
const emptyOf = ({ type, sections }: Aggregate<ResourceType>) =>
  [type, ...sections.filter(({ cardinality }) => cardinality === 'one').map(({ definition }) => definition.type)].map(
    (one) => ({ type: one, attributes: initialAttributes(resources[one]) }),
  )

let ofAnAccount: number | undefined

/** How many answers a new account needs, with its own mass: those of one that does not exist yet are all missing. */
const neededOfAccount = (): number =>
  (ofAnAccount ??= [ppAccountAggregate, ppEntityAggregate].reduce(
    (sum, aggregate) => sum + completionOf(emptyOf(aggregate)).expected,
    0,
  ))

const done = (row: string): string => `(${row}.completion->>'done')::int`
const expected = (row: string): string => `(${row}.completion->>'expected')::int`
const isTheirs = (account: string, client: string): string =>
  `${account}.company_id = ${client}.company_id AND ${account}.client_id = ${client}.id`
const isHeld = (entity: string, client: string): string =>
  `${entity}.company_id = ${client}.company_id AND ${client}.id IN (${entity}.client_1_id, ${entity}.client_2_id)`

/** Whole per cent of what is filled of a client, of his account and of the masses that he holds. @param client the row of a client, by its alias */
export const completeness = (client: string): string =>
  `(SELECT floor(100.0 * (${done(client)} + coalesce(${done('a')}, 0) + m.done)
      / greatest(1, ${expected(client)} + coalesce(${expected('a')} + m.expected, ${String(neededOfAccount())})))::int
    FROM (SELECT coalesce(sum(${done('e')}), 0) AS done, coalesce(sum(${expected('e')}), 0) AS expected
            FROM pp_entities e WHERE ${isHeld('e', client)}) m
      LEFT JOIN pp_accounts a ON ${isTheirs('a', client)})`

/** That something lacks in the file of a client, in his account or in a mass that he holds, or that there is no account. */
export const isIncomplete = (client: string): string =>
  `(${done(client)} < ${expected(client)} OR NOT EXISTS (
      SELECT 1 FROM pp_accounts a WHERE ${isTheirs('a', client)} AND ${done('a')} = ${expected('a')}) OR EXISTS (
      SELECT 1 FROM pp_entities e WHERE ${isHeld('e', client)} AND ${done('e')} < ${expected('e')}))`
