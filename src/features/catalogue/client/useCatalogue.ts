import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectMeeting } from '#client/session/meeting'
import { useAppSelector } from '#client/store'
import type { ApiFailure } from '#client/transport'
import type { Catalogue } from '#features/catalogue/contract'
import { catalogueApi } from './api'
import { selectCatalogue } from './selectCatalogue'

/** The whole catalogue, or why it could not be read. `isKept`: it is the last one read on this device, without a network. */
export type CatalogueOutcome =
  | { readonly catalogue: Catalogue; readonly isKept: boolean; readonly failure?: never }
  | { readonly failure: ApiFailure; readonly catalogue?: never }

/** The whole catalogue, read again when a screen opens on it; undefined until it is there. */
export function useCatalogue(): { readonly outcome: CatalogueOutcome | undefined; readonly retry: () => void } {
  const userId = useAppSelector(({ session }) => session.user?.id)
  const isMeeting = useAppSelector((state) => selectMeeting(state).open !== null)
  const { currentData, error, isError, refetch } = catalogueApi.useWholeCatalogueQuery(
    userId === undefined ? skipToken : { userId, isMeeting },
    { refetchOnMountOrArgChange: true },
  )
  const catalogue = useAppSelector((state) => currentData && selectCatalogue(state, currentData))
  return {
    outcome: outcomeOf(isError ? error : undefined, catalogue, currentData?.isKept === true),
    retry: () => {
      void refetch()
    },
  }
}

/** @throws {Error} when the endpoint itself broke: a fault of ours */
function outcomeOf(error: object | undefined, catalogue: Catalogue | undefined, isKept: boolean) {
  if (!error) return catalogue && { catalogue, isKept }
  if (isFailure(error)) return { failure: error }
  throw new Error('The reading of the catalogue broke.', { cause: error })
}
const isFailure = (error: object): error is ApiFailure => 'kind' in error
