import { scpi } from '#domain'
import type { Entries } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import type { Whole } from '#server/repositories/aggregates'
import { dayOf } from '#server/http/routes'
import { attributesIn, type Suitability } from './suitability'
import { namedHere } from './scores'

/** Of a section in which something is told, what is left empty is nothing. */
function withZeros(section: Entries): Entries {
  const isTold = Object.values(section).some((value) => typeof value === 'number')
  if (!isTold) return section
  return Object.fromEntries(
    Object.entries(section).map(([name, value]) => [name, name.endsWith('_amount') ? (value ?? 0) : value]),
  )
}

const isOwn = ({ root }: Whole): boolean =>
  Object.entries(root.attributes).some(([name, value]) => name === 'entity_type' && value === 'own')

/** A child; somebody else who depends on the holder is none. */
const isChild = ({ type, attributes }: Resource): boolean =>
  type === 'pp_account_child' &&
  !Object.entries(attributes).some(([name, value]) => name === 'child_link' && value === 'other_dependent')

/** The answers of an account that seem to contradict each other. */
export function contradictionsOf(
  { account, entities, answers }: Suitability,
  now: Date,
): readonly scpi.Contradiction[] {
  const own = entities.find(isOwn)
  const of = (type: ResourceType) => (own ? attributesIn(own, type) : {})
  const found = scpi.contradictions({
    answers,
    fiscality: attributesIn(account, 'fiscality'),
    charge: of('pp_charge'),
    income: of('pp_income'),
    financial_asset: withZeros(of('financial_asset')),
    non_financial_asset: withZeros(of('non_financial_asset')),
    financial_situation: attributesIn(account, 'financial_situation'),
    pp_account: { ...account.root.attributes },
    children_count: account.included.filter(isChild).length,
    asOf: dayOf(now),
  })
  return found.map((contradiction) => ({ ...contradiction, fields: namedHere(contradiction.fields) }))
}
