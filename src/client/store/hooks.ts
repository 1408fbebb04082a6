import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ResourceType } from '#contract'
import type { PageInfo, ResourceOf } from '#contract/jsonapi'
import { isObject } from '#contract/json'
import { api, type ListRequest, type ReadRequest } from '#client/api'
import { selectRelated, selectResource } from '#client/entities'
import type { ApiFailure } from '#client/transport'
import type { RootState } from './state'
import type { AppDispatch, AppStore } from './store'

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For what reads the state outside of a render: an event, an answer. */
export const useAppStore = useStore.withTypes<AppStore>()

/** The state of a request that reads. What the store already holds is shown while it is read again. */
export interface RequestState {
  readonly isFetching: boolean
  readonly failure: ApiFailure | undefined
  /** Asks the server again. */
  readonly refetch: () => void
}

export interface ResourceReading<Type extends ResourceType> extends RequestState {
  /** What the store holds of it: undefined until any answer has brought it, partial when a list did. */
  readonly resource: ResourceOf<Type> | undefined
  /** This very reading has been answered: what it includes is there. */
  readonly isComplete: boolean
}

export interface ListReading<Type extends ResourceType> extends RequestState {
  /** In the order of the answer; those of the former request while another is under way. */
  readonly resources: readonly ResourceOf<Type>[]
  readonly page: PageInfo | undefined
  /** This very list has been answered. */
  readonly isComplete: boolean
}

interface QueryState {
  readonly isFetching: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
}

function readingOf({ isFetching, error, refetch }: QueryState): RequestState {
  if (error !== undefined && !isFailure(error)) throw new Error('A query broke.', { cause: error })
  return {
    isFetching,
    failure: error,
    refetch: () => {
      refetch()
    },
  }
}
const isFailure = (error: unknown): error is ApiFailure => isObject(error) && 'kind' in error

/** Reads one resource, again each time a screen opens on it. */
export function useResource<Type extends ResourceType>(
  type: Type,
  id: string,
  options: Pick<ReadRequest, 'parentId' | 'include'> = {},
): ResourceReading<Type> {
  const query = api.useReadQuery({ type, id, ...options }, { refetchOnMountOrArgChange: true })
  const resource = useAppSelector((state) => selectResource(state, type, id))
  return { resource, isComplete: query.currentData !== undefined, ...readingOf(query) }
}

/**
 * Reads a list, again each time a screen opens on it and after an item was added or deleted.
 * @param isAsked false where the person may not read it: nothing is asked of the server
 */
export function useResourceList<Type extends ResourceType>(
  type: Type,
  request: Omit<ListRequest, 'type'> = {},
  isAsked = true,
): ListReading<Type> {
  const query = api.useListQuery({ type, ...request }, { refetchOnMountOrArgChange: true, skip: !isAsked })
  const resources = useAppSelector((state) => selectRelated(state, type, query.data?.refs))
  return { resources, page: query.data?.page, isComplete: query.currentData !== undefined, ...readingOf(query) }
}
