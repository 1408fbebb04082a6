import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { AddressSource, FoundAddress } from '#contract/places'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from './baseQuery'

export interface FoundAddresses {
  readonly found: readonly FoundAddress[]
  readonly source: AddressSource
}

const NATURES = 'housenumber,street,locality,municipality'

/** Asks the server for the addresses that begin as a text. */
export async function completeAddress(
  input: string,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: FoundAddresses } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: '/v3/addresses/autocomplete',
    query: { input, types: NATURES },
    signal,
  })
  if (failure) return { error: failure }
  return isAnswer(body) ? { data: { found: body.data, source: body.meta.source } } : { error: notADocument }
}

interface Answer {
  readonly data: readonly FoundAddress[]
  readonly meta: { readonly source: AddressSource }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const isAddress = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['label'] === 'string' &&
  isTextOrNull(value['address']) &&
  isTextOrNull(value['postal_code']) &&
  isTextOrNull(value['municipality'])

const isSource = (value: unknown): boolean => value === 'geoplateforme' || value === 'embedded'

const isAnswer = (body: unknown): body is Answer =>
  isObject(body) &&
  Array.isArray(body['data']) &&
  body['data'].every(isAddress) &&
  isObject(body['meta']) &&
  isSource(body['meta']['source'])
