import { scpi } from '#domain'
import { isText, type Entries } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import { isHolders } from '#features/scpi/clients/contract'
import { ageOn } from '#features/scpi/clients/contract/rules'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { notFound, scopeOf } from '#server/operations'
import { everySection, findWhole, type Whole } from '#server/repositories/aggregates'
import { policies } from '../policies'
import { keptAccounts, keptEntities } from '../tables'
import { listEntities } from './entities'
import { attemptsOf } from './knowledge'
import { findPerson } from '../repositories/clients'

/** All that is known of an investor, and what scores are made of. */
export interface Suitability {
  readonly account: Whole
  readonly entities: readonly Whole[]
  readonly clientId: string
  readonly conjointId: string | null
  readonly answers: scpi.ScoredAnswers
  /** The test of knowledge is submitted. */
  readonly isTested: boolean
}

/** The attributes of the one resource of a type that came along; none where it did not. */
export const attributesIn = ({ included }: Whole, type: ResourceType): Entries => ({
  ...included.find((resource) => resource.type === type)?.attributes,
})

const attributesOf = (resource: Resource): Entries => ({ ...resource.attributes })

/** A mass as wealth is counted: what an account holds of it. */
export function weighed(whole: Whole, accountId: string): scpi.WeightedEntity {
  const { holders } = attributesOf(whole.root)
  const held = isHolders(holders) ? holders.find(({ pp_account_id }) => pp_account_id === accountId) : undefined
  return {
    share: held?.share_rate ?? 0,
    income: attributesIn(whole, 'pp_income'),
    charge: attributesIn(whole, 'pp_charge'),
    financial_asset: attributesIn(whole, 'financial_asset'),
    non_financial_asset: attributesIn(whole, 'non_financial_asset'),
    loans: whole.included.filter(({ type }) => type === 'pp_entity_loan').map(attributesOf),
  }
}

/** Answers to the test of knowledge count once they are submitted: those of the latest attempt. */
function scoredQuiz(quiz: Entries): Entries {
  const untested = Object.entries(quiz).filter(
    ([name]) => !scpi.generalQuestions.includes(name) && !scpi.scpiQuestions.includes(name),
  )
  return { ...Object.fromEntries(untested), ...attemptsOf(quiz).at(-1)?.answers }
}

const isChargeKnown = (entities: readonly Whole[]): boolean =>
  entities.some((whole) => (attributesIn(whole, 'pp_charge')['monthly_current_charges_amount'] ?? null) !== null)

const isIncomeKnown = (entities: readonly Whole[]): boolean =>
  entities.some((whole) =>
    Object.entries(attributesIn(whole, 'pp_income')).some(
      ([name, value]) => name.endsWith('_amount') && value !== null,
    ),
  )

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * Reads an account within reach, whole, with the masses that it holds: also what the viewer is not told, which scores count. What the database
 * holds encrypted is not opened.
 * @throws Failure notFound
 */
export async function readSuitability(
  database: Queryable,
  viewer: Viewer,
  accountId: string,
  now: Date,
): Promise<Suitability> {
  const scope = scopeOf(policies.pp_account.read, viewer)
  const account = await findWhole(keptAccounts, scope, database, accountId, everySection(keptAccounts))
  if (!account) throw notFound()
  const { client_id: clientId, nb_dependent_children } = attributesOf(account.root)
  const person = isText(clientId) ? await findPerson(database, viewer.companyId, clientId) : undefined
  if (!person || !isText(clientId)) throw notFound()
  const entities = await listEntities(database, viewer, accountId, everySection(keptEntities))
  const day = dayOf(now)
  return {
    account,
    entities,
    clientId,
    conjointId: person.conjoint_id,
    isTested: (attributesIn(account, 'quiz')['knowledge_submitted_at'] ?? null) !== null,
    answers: {
      quiz: scoredQuiz(attributesIn(account, 'quiz')),
      objective: attributesIn(account, 'pp_objective'),
      professional_situation: attributesIn(account, 'pp_professional_situation'),
      nb_dependent_children: numberOrNull(nb_dependent_children),
      age: person.birthdate === null ? null : ageOn(person.birthdate, day),
      wealth:
        entities.length === 0
          ? null
          : scpi.wealthOf(
              entities.map((whole) => weighed(whole, accountId)),
              day,
            ),
      is_income_known: isIncomeKnown(entities),
      is_charge_known: isChargeKnown(entities),
    },
  }
}
