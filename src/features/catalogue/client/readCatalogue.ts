import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { DocumentError, type Ref } from '#contract/jsonapi'
import { notADocument, transportOf } from '#client/api'
import type { ApiFailure, Received } from '#client/transport'
import { parseCatalogue, type WholeCatalogue } from '#features/catalogue/contract'
import { userStorage } from '#client/store/storage'

export interface CatalogueRequest {
  /** Whose perimeter it is, and on whose part of the device it is kept. */
  readonly userId: string
  /** A client looks on: what is internal is left out, and nothing is kept. */
  readonly isMeeting: boolean
}

/** Which resources are the catalogue. */
export interface CatalogueAnswer {
  readonly programs: readonly Ref<'program'>[]
  readonly properties: readonly Ref<'property'>[]
  readonly assumptions: readonly Ref<'simulation_configuration'>[]
  /** It is the last one read on this device, without a network. */
  readonly isKept: boolean
}

type Outcome = { data: CatalogueAnswer; meta: Received } | { error: ApiFailure }

/** Reads all that is for sale, from what this device keeps when the server does not answer. */
export async function readCatalogue(
  { userId, isMeeting }: CatalogueRequest,
  { extra, signal }: BaseQueryApi,
): Promise<Outcome> {
  const { body, failure } = await transportOf(extra).send({ method: 'GET', path: '/v3/catalogue', signal })
  if (!failure) {
    const catalogue = parse(body)
    if (catalogue && !isMeeting) await keepCatalogue(userId, body)
    return catalogue ? answerOf(catalogue, false) : { error: notADocument }
  }
  const kept = failure.kind === 'network' ? parse(await keptCatalogue(userId)) : undefined
  return kept ? answerOf(isMeeting ? withoutWhatIsInternal(kept) : kept, true) : { error: failure }
}

/** What was kept before a meeting, as the server would answer in it. */
const withoutWhatIsInternal = (catalogue: WholeCatalogue): WholeCatalogue => ({
  ...catalogue,
  properties: catalogue.properties.map((lot) => ({
    ...lot,
    attributes: { ...lot.attributes, reference: null, commission: null },
  })),
})

function parse(body: unknown): WholeCatalogue | undefined {
  if (body === undefined) return undefined
  try {
    return parseCatalogue(body)
  } catch (error) {
    if (error instanceof DocumentError) return undefined
    throw error
  }
}

function answerOf({ programs, properties, assumptions }: WholeCatalogue, isKept: boolean): Outcome {
  return {
    data: {
      programs: programs.map(({ id }) => ({ type: 'program', id })),
      properties: properties.map(({ id }) => ({ type: 'property', id })),
      assumptions: assumptions.map(({ id }) => ({ type: 'simulation_configuration', id })),
      isKept,
    },
    meta: { resources: [...programs, ...properties, ...assumptions], isBulk: true },
  }
}

/** Under which name the catalogue of a person is kept on this device. */
const CATALOGUE = 'catalogue'

/** Keeps the answer of the server; a browser that refuses to has it from the server next time. */
const keepCatalogue = (userId: string, body: unknown): Promise<void> =>
  userStorage(userId)
    .setItem(CATALOGUE, body)
    .catch(() => undefined)

/** The last answer that was kept; undefined without one. */
const keptCatalogue = (userId: string): Promise<unknown> =>
  userStorage(userId)
    .getItem(CATALOGUE)
    .catch(() => undefined)
