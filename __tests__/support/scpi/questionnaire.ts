import { randomUUID } from 'node:crypto'
import { document } from '../server/documents'
import type { Caller } from '../server/testApp'
import type { Persona } from './personas'

export const CLIENTS = '/api/scpi/v1/client'
export const ACCOUNTS = '/api/scpi/v1/pp-accounts'
export const ENTITIES = '/api/scpi/v1/pp-entities'

type Calling = Pick<Caller, 'call'>

/** An investor of a test: his client, his account, his own mass. */
export interface Investor {
  readonly clientId: string
  readonly accountId: string
  readonly entityId: string
}

/** Sends a request that must be taken. */
export async function sent(
  caller: Calling,
  method: 'POST' | 'PUT' | 'GET' | 'DELETE',
  path: string,
  body?: object,
): Promise<ReturnType<typeof document>> {
  const answer = await caller.call(method, path, body)
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${String(answer.statusCode)} ${answer.body}`)
  return document(answer)
}

/** A new client with his account. */
export async function newInvestor(caller: Calling, more: object = {}): Promise<Investor> {
  const email = `i.${randomUUID()}@courriel.example`
  const client = await sent(caller, 'POST', CLIENTS, { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email, ...more })
  const clientId = client.data.id
  const accountId = (await sent(caller, 'POST', `${CLIENTS}/${clientId}/pp-account`, {})).data.id
  const entities = await caller.call('GET', `${ACCOUNTS}/${accountId}/pp-entities`)
  const [own] = entities.json<{ data: { id: string }[] }>().data
  return { clientId, accountId, entityId: own?.id ?? '' }
}

/** Answers the test of knowledge and submits it. */
export async function test18(caller: Calling, accountId: string, quiz: object): Promise<void> {
  await sent(caller, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, quiz)
  await sent(caller, 'PUT', `${ACCOUNTS}/${accountId}/quiz`, { action: 'submit' })
}

/** A new client who answers as a persona does. */
export async function newPersona(caller: Calling, persona: Persona, more: object = {}): Promise<Investor> {
  const investor = await newInvestor(caller, { birthdate: persona.birthdate, ...more })
  const { accountId, entityId } = investor
  const account = (section: string, body: object) => sent(caller, 'PUT', `${ACCOUNTS}/${accountId}/${section}`, body)
  const entity = (section: string, body: object) => sent(caller, 'PUT', `${ENTITIES}/${entityId}/${section}`, body)
  const count = persona.nb_dependent_children
  await sent(caller, 'PUT', `${ACCOUNTS}/${accountId}`, { nb_children: count, nb_dependent_children: count })
  await account('financial-situation', persona.financial_situation)
  await account('professional-situation', persona.professional_situation)
  await account('objective', persona.objective)
  await test18(caller, accountId, persona.quiz)
  await entity('income', persona.entity.income)
  await entity('charge', persona.entity.charge)
  await entity('financial-asset', persona.entity.financial_asset)
  await entity('non-financial-asset', persona.entity.non_financial_asset)
  for (const loan of persona.entity.loans) await sent(caller, 'POST', `${ENTITIES}/${entityId}/pp-entity-loans`, loan)
  return investor
}
