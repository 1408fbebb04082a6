import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from './baseQuery'

/** An account of the demo firm, which anyone may use. */
export interface DemoAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** French labels. */
  readonly roles: readonly string[]
}

/** Asks which accounts the login page may show: none when the server holds a real firm. No resources, so no document. */
export async function demoAccounts(_request: undefined, { extra, signal }: BaseQueryApi): Promise<{ data: readonly DemoAccount[] } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({ method: 'GET', path: '/v3/demo-accounts', signal })
  if (failure) return { error: failure }
  const accounts: unknown = isObject(body) ? body['data'] : undefined
  return Array.isArray(accounts) && accounts.every(isDemoAccount) ? { data: accounts } : { error: notADocument }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isDemoAccount = (value: unknown): value is DemoAccount =>
  isObject(value) && ['name', 'email', 'password'].every((name) => typeof value[name] === 'string') && Array.isArray(value['roles'])
