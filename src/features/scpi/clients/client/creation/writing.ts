import type { FieldErrors } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { api, errorsOf, outcomeOf } from '#client/api'
import { selectRelated, selectResource } from '#client/entities'
import type { AppStore } from '#client/store'
import { scpiClientsApi } from '../api'
import { sharedFamily } from './definitions'

/** What a request came to: the id of what it made or changed, or what was refused by field. */
export type Written = { readonly id: string; readonly errors?: undefined } | { readonly errors: FieldErrors }

/** Adds a client, and opens their account. @param key names the request: sent again, it is done once */
export async function createClient(store: AppStore, attributes: object, key: string): Promise<Written> {
  const made = outcomeOf(
    await store.dispatch(
      api.endpoints.create.initiate({ type: 'scpi_client', attributes, idempotencyKey: key }, { track: false }),
    ),
  )
  if (made.error) return { errors: errorsOf(made.error) }
  const id = made.data.refs[0]?.id ?? ''
  await openAccount(store, id)
  return { id }
}

/** The account that is there already is left as it is. Answers whether there is one. */
async function openAccount(store: AppStore, clientId: string): Promise<boolean> {
  const { error } = outcomeOf(
    await store.dispatch(scpiClientsApi.endpoints.openAccount.initiate({ clientId }, { track: false })),
  )
  return error === undefined
}

/** Changes a client, or a section of theirs. */
async function update(store: AppStore, { type, id }: Ref, attributes: object, parentId?: string): Promise<Written> {
  const version = selectResource(store.getState(), type, id)?.version
  const { error } = outcomeOf(
    await store.dispatch(
      api.endpoints.update.initiate({ ref: { type, id }, parentId, version, attributes }, { track: false }),
    ),
  )
  return error ? { errors: errorsOf(error) } : { id }
}

export const updateClient = (store: AppStore, id: string, attributes: object): Promise<Written> =>
  update(store, { type: 'scpi_client', id }, attributes)

/** The client with their family, as the server has them now. */
async function readFamily(store: AppStore, clientId: string): Promise<ResourceOf<'family_situation'> | undefined> {
  const request = { type: 'scpi_client', id: clientId, include: ['familySituation'] } as const
  await store.dispatch(api.endpoints.read.initiate(request, { subscribe: false, forceRefetch: true }))
  const client = selectResource(store.getState(), 'scpi_client', clientId)
  return selectRelated(store.getState(), 'family_situation', client?.relationships['familySituation'])[0]
}

export async function writeFamily(store: AppStore, clientId: string, attributes: object): Promise<Written> {
  const family = await readFamily(store, clientId)
  return family
    ? update(store, family, attributes, clientId)
    : { errors: { '': ['La situation familiale n’a pas pu être lue. Réessayez.'] } }
}

/** Says of the other person of a couple what was said of the first one, where they have said nothing yet; and opens their account. */
export async function shareFamily(store: AppStore, from: string, to: string): Promise<boolean> {
  const [said, theirs] = [await readFamily(store, from), await readFamily(store, to)]
  const hasAccount = await openAccount(store, to)
  if (!said || !theirs) return false
  const shared = sharedFamily(said)
  if ((theirs.attributes.family_situation ?? null) !== null || Object.keys(shared).length === 0) return hasAccount
  const { errors } = await update(store, theirs, shared, to)
  return hasAccount && errors === undefined
}
