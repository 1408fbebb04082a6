import { messages, type FieldErrors } from '#contract'
import { isText } from '#contract/json'
import { isHolders } from '#features/scpi/clients/contract'
import { isCapacityOfMinor, isMinorOn, MINOR_CAPACITY } from '#features/scpi/clients/contract/rules'
import type { AggregateWrite, JudgedChange } from '#server/operations/aggregates'
import { fieldErrors, resourcesOfType } from '#server/operations'
import { dayOf } from '#server/http/routes'
import { findHolderBirthdate, findPerson, findUnionDate } from '../repositories/clients'
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
  const birthdate = (await findPerson(transaction, scope.columns['company_id'] ?? '', rootId))?.birthdate ?? null
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

/** A day that is to come, once it is given. */
const comingDay = (changed: Values, name: string, today: string): FieldErrors => {
  const day = changed[name]
  return isText(day) && day < today ? { [name]: [messages.dateAfter(today)] } : {}
}

/** Who has left a function for more than a year is not exposed by it (Code monétaire et financier, art. R. 561-18, I). */
function judgeExposure(changed: Values, today: string): FieldErrors {
  const { direct_pep_end_date: end } = changed
  const aYearAgo = `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`
  return {
    ...pastDays(changed, ['direct_pep_start_date', 'screened_at', 'compliance_approved_at'], today),
    ...(isText(end) && end <= aYearAgo
      ? { direct_pep_end_date: ['Cette fonction a cessé depuis plus d’un an\u00a0: répondez non'] }
      : {}),
  }
}

/** What forbids a change of a section of an account by the day, by type. */
const dayRules: Readonly<Partial<Record<string, (changed: Values, today: string) => FieldErrors>>> = {
  pp_professional_situation: (changed, today) => pastDays(changed, ['work_start_date'], today),
  pp_objective: (changed, today) => comingDay(changed, 'income_start_date', today),
  politically_exposed_person: judgeExposure,
  quiz: (changed, today) => pastDays(changed, ['esg_information_given_at'], today),
}

/** What forbids a change of an account or of a section of it: days, and the birth of a child before that of its parent. */
export async function judgeAccount(
  { transaction, scope, rootId }: AggregateWrite,
  { type, attributes, current, now }: JudgedChange,
): Promise<FieldErrors> {
  const ofDays = dayRules[type]
  if (ofDays) return ofDays(attributes, dayOf(now))
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

/** Holders stay who they are: their shares change. */
export function judgeEntity({ type, current, attributes }: JudgedChange): FieldErrors {
  if (type !== 'pp_entity' || !('holders' in attributes)) return {}
  const [held] = current ? resourcesOfType([current], 'pp_entity') : []
  const before = (held?.attributes.holders ?? []).map(({ pp_account_id }) => pp_account_id)
  const { holders } = attributes
  const after = isHolders(holders) ? holders.map(({ pp_account_id }) => pp_account_id) : []
  const isSame = before.length === after.length && before.every((id) => after.includes(id))
  return isSame ? {} : fieldErrors('holders', 'Les titulaires d’une masse ne changent pas\u00a0: modifiez leurs parts')
}
