import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { AddressSource, FoundAddress } from '#contract/places'
import { entriesOf, isListOf, isObject, isText } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

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

const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isAddress = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['label']) &&
  isTextOrNull(value['address']) &&
  isTextOrNull(value['postal_code']) &&
  isTextOrNull(value['municipality'])

const isSource = (value: unknown): boolean => value === 'geoplateforme' || value === 'embedded'

const isAnswer = (body: unknown): body is Answer =>
  isObject(body) && isListOf(body['data'], isAddress) && isSource(entriesOf(body['meta'])['source'])
