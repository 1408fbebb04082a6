import { scpi } from '#domain'
import { dayOf } from '#server/http/routes'
import { attributesIn, type Suitability } from './suitability'
import { namedHere } from './scores'

/** The answers of an account that seem to contradict each other. */
export function contradictionsOf(
  { account, entities, answers }: Suitability,
  now: Date,
): readonly scpi.Contradiction[] {
  const own = entities.find(({ root }) => 'entity_type' in root.attributes && root.attributes.entity_type === 'own')
  const of = (type: Parameters<typeof attributesIn>[1]) => (own ? attributesIn(own, type) : {})
  const found = scpi.contradictions({
    answers,
    fiscality: attributesIn(account, 'fiscality'),
    charge: of('pp_charge'),
    income: of('pp_income'),
    financial_asset: of('financial_asset'),
    non_financial_asset: of('non_financial_asset'),
    financial_situation: attributesIn(account, 'financial_situation'),
    pp_account: { ...account.root.attributes },
    children_count: account.included.filter(({ type }) => type === 'pp_account_child').length,
    asOf: dayOf(now),
  })
  return found.map((contradiction) => ({ ...contradiction, fields: namedHere(contradiction.fields) }))
}
