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
