import { useEffect, useState } from 'react'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { messages } from '#contract'
import { parseCatalogue, type Catalogue } from '#features/catalogue/contract'
import { DocumentError } from '#contract/jsonapi'
import type { ThunkExtra } from '#client/api'
import { selectMeeting } from '#client/session/meeting'
import type { ApiFailure, Transport } from '#client/transport'
import { useAppDispatch, type RootState } from '#client/store'
import { userStorage } from '#client/store/storage'

/** The whole catalogue, or why it could not be read. `isKept`: it is the last one read on this device, without a network. */
export type CatalogueOutcome =
  | { readonly catalogue: Catalogue; readonly isKept: boolean; readonly failure?: never }
  | { readonly failure: ApiFailure; readonly catalogue?: never }

/** Under which name the catalogue of a person is kept on this device. */
const CATALOGUE = 'catalogue'

interface Held {
  readonly userId: string
  readonly text: string
  readonly catalogue: Catalogue
}
/** The last catalogue of each store: the same content is the same object. Megabytes that nobody edits are no state. */
const held = new WeakMap<Transport, Held>()

/** Reads the catalogue again; the browser asks whether the one that it holds still holds. What the server leaves out in a meeting is not kept. */
const catalogueRead =
  (): ThunkAction<Promise<CatalogueOutcome>, RootState, ThunkExtra, UnknownAction> =>
  async (_dispatch, getState, { transport }) => {
    const userId = getState().session.user?.id
    const isMeeting = selectMeeting(getState()).open !== null
    const { body, failure } = await transport.send({ method: 'GET', path: '/v3/catalogue' })
    if (userId === undefined) return { failure: failure ?? notACatalogue }
    if (!failure) {
      const catalogue = take(transport, userId, body)
      if (!catalogue) return { failure: notACatalogue }
      if (!isMeeting) await keep(userId, body)
      return { catalogue, isKept: false }
    }
    const kept = failure.kind === 'network' ? take(transport, userId, await keptOf(userId)) : undefined
    return kept ? { catalogue: isMeeting ? withoutReferences(kept) : kept, isKept: true } : { failure }
  }

/** What was kept before a meeting, as the server would answer in it. */
const withoutReferences = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  properties: catalogue.properties.map((lot) => ({ ...lot, reference: null })),
})

const notACatalogue: ApiFailure = { kind: 'document', message: messages.technical }

function take(transport: Transport, userId: string, body: unknown): Catalogue | undefined {
  if (body === undefined) return undefined
  const text = JSON.stringify(body)
  const last = held.get(transport)
  if (last?.userId === userId && last.text === text) return last.catalogue
  try {
    const catalogue = parseCatalogue(body)
    held.set(transport, { userId, text, catalogue })
    return catalogue
  } catch (error) {
    if (error instanceof DocumentError) return undefined
    throw error
  }
}

/** A browser that refuses to keep it has it from the server next time. */
const keep = (userId: string, body: unknown): Promise<void> =>
  userStorage(userId)
    .setItem(CATALOGUE, body)
    .catch(() => undefined)
const keptOf = (userId: string): Promise<unknown> =>
  userStorage(userId)
    .getItem(CATALOGUE)
    .catch(() => undefined)

/** The whole catalogue, read when a screen opens on it; undefined until it is there. */
export function useCatalogue(): { readonly outcome: CatalogueOutcome | undefined; readonly retry: () => void } {
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState<CatalogueOutcome>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    void dispatch(catalogueRead()).then((read) => {
      if (isWanted) setOutcome(read)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, attempt])
  return {
    outcome,
    retry: () => {
      setAttempt(attempt + 1)
    },
  }
}
