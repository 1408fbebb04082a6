import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller } from './testApp'

/** A resource of an answer, loosely typed: tests say what they expect of it. */
export interface AnsweredResource {
  readonly type: string
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships?: Readonly<Record<string, { readonly data: unknown }>>
  readonly meta?: { readonly version: number }
}

export interface AnsweredDocument {
  readonly data: AnsweredResource
  readonly included?: readonly AnsweredResource[]
  readonly meta?: Readonly<Record<string, unknown>>
}

/** A JSON:API document of one resource. */
export const document = (answer: LightMyRequestResponse): AnsweredDocument => answer.json<AnsweredDocument>()

/** The resources of a list. */
export const list = (answer: LightMyRequestResponse): AnsweredResource[] =>
  answer.json<{ data: AnsweredResource[] }>().data

/** The body of an error. */
export const failure = (
  answer: LightMyRequestResponse,
): { message: string; errors?: Record<string, string[]>; data?: AnsweredResource } => answer.json()

/** Six figures of a household, as the creation of a file asks for them. */
export const household = { net_monthly_income: 4_300, annual_tax: 2_100, alimony: 0, fiscal_part: 2, monthly_rent: 850 }

/** A new file of the caller. */
export async function createFile(caller: Pick<Caller, 'call'>, figures: object = household): Promise<AnsweredResource> {
  return document(await caller.call('POST', '/api/v3/client-files', figures)).data
}

/** Somebody whose words stand nowhere in the demo. */
export const newLead = {
  honorific: 'mr',
  firstname: 'Yvelin',
  lastname: 'Kerzoncuff',
  email: 'yvelin.kerzoncuff@courriel.example',
  phone: '06 39 98 88 07',
  municipality: 'rennes-35000',
  postal_code: '35000',
  marital_status: 'pacs',
  matrimonial_property_regime: 'property_separation',
  project_type: 'long_term_rental',
  project_description: 'Un studio avec une glycine.',
  net_monthly_income: 3_917.63,
  annual_tax: 3_121.57,
  alimony: 127.31,
  fiscal_part: 2,
  monthly_rent: 783.29,
  monthly_loan_payment: 213.41,
}

/** Creates something under an address, once; answers its id. @throws what else was answered than that it is created */
export async function create(caller: Pick<Caller, 'call'>, address: string, body: object): Promise<string> {
  const answer = await caller.call('POST', address, body, { 'idempotency-key': randomUUID() })
  if (answer.statusCode !== 201) throw new Error(`POST ${address}: ${answer.statusCode} ${answer.body}`)
  return document(answer).data.id
}
