import { messages, type FieldErrors } from '#contract'
import { isText } from '#contract/json'
import { isCapacityOfMinor, isMinorOn, MINOR_CAPACITY } from '#features/scpi/clients/contract/rules'
import type { AggregateWrite, JudgedChange } from '#server/operations/aggregates'
import { dayOf } from '#server/http/routes'
import { findBirthdate, findHolderBirthdate, findUnionDate } from '../repositories/clients'
import { judgeAdviser } from './advisers'
import type { ClientChange } from './clientChange'
import { judgeEmail } from './duplicates'
import { judgeConjoint } from './spouses'

type Values = Readonly<Record<string, unknown>>

/** That none of these days is still to come. */
const pastDays = (changed: Values, names: readonly string[], today: string): FieldErrors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const day = changed[name]
      return isText(day) && day > today ? [[name, [messages.dateBefore(today)]]] : []
    }),
  )

/** A minor has the capacity of one. */
function judgeCapacity({ changed, after }: Pick<ClientChange, 'changed' | 'after'>, today: string): FieldErrors {
  const { birthdate, judicial_capacity: capacity } = after
  const isTouched = 'birthdate' in changed || 'judicial_capacity' in changed
  if (!isTouched || !isText(birthdate) || !isText(capacity)) return {}
  if (!isMinorOn(birthdate, today) || isCapacityOfMinor(capacity)) return {}
  return { ['judicial_capacity' in changed ? 'judicial_capacity' : 'birthdate']: [MINOR_CAPACITY] }
}

const judgeNationality = ({ changed, after }: Pick<ClientChange, 'changed' | 'after'>): FieldErrors =>
  ('nationality1' in changed || 'nationality2' in changed) &&
  isText(after['nationality2']) &&
  after['nationality1'] === after['nationality2']
    ? { nationality2: ['C’est déjà sa nationalité'] }
    : {}

/** What forbids what is said of a client by itself, on a day. */
export const judgePerson = (change: Pick<ClientChange, 'changed' | 'after'>, today: string): FieldErrors => ({
  ...pastDays(change.changed, ['birthdate', 'deathdate'], today),
  ...judgeCapacity(change, today),
  ...judgeNationality(change),
})

/** Who is united was born before. */
async function judgeBirth({ transaction, viewer, clientId, changed }: ClientChange): Promise<FieldErrors> {
  const { birthdate } = changed
  if (clientId === undefined || !isText(birthdate)) return {}
  const union = await findUnionDate(transaction, viewer.companyId, clientId)
  return union !== null && union < birthdate
    ? { birthdate: [`La naissance ne peut pas suivre l’union, le ${union.split('-').reverse().join('/')}`] }
    : {}
}

/** What forbids what is said of a client, besides the rules of each field. */
export async function judgeIdentity(change: ClientChange): Promise<FieldErrors> {
  return {
    ...(await judgeBirth(change)),
    ...judgePerson(change, dayOf(change.now)),
    ...(await judgeEmail(change)),
    ...(await judgeConjoint(change)),
    ...(await judgeAdviser(change)),
  }
}

/** A union follows the birth of who is united. */
async function judgeUnion(
  { transaction, rootId, scope }: AggregateWrite,
  { attributes, now }: JudgedChange,
): Promise<FieldErrors> {
  const { union_date } = attributes
  const late = pastDays(attributes, ['union_date'], dayOf(now))
  if (!isText(union_date) || Object.keys(late).length > 0) return late
  const birthdate = await findBirthdate(transaction, scope.columns['company_id'] ?? '', rootId)
  return birthdate !== null && union_date < birthdate
    ? { union_date: ['L’union ne peut pas précéder la naissance'] }
    : {}
}

function judgeRepresentative({ attributes, now }: JudgedChange): FieldErrors {
  const today = dayOf(now)
  const { birthdate } = attributes
  return {
    ...pastDays(attributes, ['birthdate', 'decision_date'], today),
    ...(isText(birthdate) && birthdate <= today && isMinorOn(birthdate, today)
      ? { birthdate: ['Un représentant légal est majeur'] }
      : {}),
  }
}

/** What forbids a change of a client, of his family or of who represents him. */
export async function judgeClient(write: AggregateWrite, change: JudgedChange): Promise<FieldErrors> {
  if (change.type === 'family_situation') return judgeUnion(write, change)
  if (change.type === 'representative') return judgeRepresentative(change)
  const { transaction, viewer, rootId } = write
  const { attributes: changed, current, now } = change
  return judgeIdentity({
    transaction,
    viewer,
    clientId: rootId,
    changed,
    after: { ...current?.attributes, ...changed },
    now,
  })
}

/** A child is born, after the holder whose child it is. */
export async function judgeAccount(
  { transaction, scope, rootId }: AggregateWrite,
  { type, attributes, current, now }: JudgedChange,
): Promise<FieldErrors> {
  if (type !== 'pp_account_child') return {}
  const late = pastDays(attributes, ['birthdate'], dayOf(now))
  const { birthdate, child_link }: Values = { ...current?.attributes, ...attributes }
  const isOfHolder = child_link === 'common' || child_link === 'holder_previous_union'
  const isTouched = 'birthdate' in attributes || 'child_link' in attributes
  if (!isTouched || !isOfHolder || !isText(birthdate) || Object.keys(late).length > 0) return late
  const parent = await findHolderBirthdate(transaction, scope.columns['company_id'] ?? '', rootId)
  return parent !== null && birthdate <= parent
    ? { ['birthdate' in attributes ? 'birthdate' : 'child_link']: ['Un enfant naît après son parent'] }
    : {}
}
