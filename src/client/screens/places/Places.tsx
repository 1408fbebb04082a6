import { useMemo, type ReactNode } from 'react'
import type { Ref } from '#contract/jsonapi'
import { api, outcomeOf, type ListRequest } from '#client/api'
import { selectMany, selectResource } from '#client/entities'
import { LocationSourceContext, type LocationSource } from '#client/forms'
import { useAppStore, type AppStore } from '#client/store'
import { placeNameInSlug } from './nameInSlug'
import { placeName } from './placeName'

const isPlace = (ref: Ref): ref is Ref<'location'> => ref.type === 'location'

/** How many places a search offers. */
const OFFERED = 12

interface PlacesProps {
  /** Which places the fields inside offer: municipalities, or any place that can be prospected. */
  readonly kind: 'municipality' | 'any'
  readonly children: ReactNode
}

/** Lets the fields inside look places up on the server. */
export function Places({ kind, children }: PlacesProps) {
  const store = useAppStore()
  // The fields start a new search when their source changes.
  const source = useMemo(() => sourceOf(store, kind === 'any' ? {} : { filter: { kind } }), [store, kind])
  return <LocationSourceContext value={source}>{children}</LocationSourceContext>
}

function sourceOf(store: AppStore, request: Pick<ListRequest, 'filter'>): LocationSource {
  return {
    search: async (q, signal) => {
      const asked = api.endpoints.list.initiate(
        { type: 'location', q, page: { size: OFFERED }, ...request },
        { subscribe: false },
      )
      const { data, error } = outcomeOf(await abortedBy(signal, store.dispatch(asked)))
      if (error) throw new Error(error.kind)
      return selectMany(store.getState(), data.refs.filter(isPlace)).map((place) => ({
        value: place.id,
        label: placeName(place),
      }))
    },
    nameOf: async (slug) => {
      const known = selectResource(store.getState(), 'location', slug)
      if (known) return placeName(known)
      await store.dispatch(api.endpoints.read.initiate({ type: 'location', id: slug }, { subscribe: false }))
      const found = selectResource(store.getState(), 'location', slug)
      return found ? placeName(found) : placeNameInSlug(slug)
    },
  }
}

function abortedBy<Request extends { abort: () => void }>(signal: AbortSignal, request: Request): Request {
  signal.addEventListener(
    'abort',
    () => {
      request.abort()
    },
    { once: true },
  )
  return request
}
