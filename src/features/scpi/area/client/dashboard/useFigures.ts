import type { ClientFigures } from '#features/scpi/clients/contract'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import type { Reading } from './Part'

/** How many clients there are and how they stand, and how far its reading has come. */
export interface FiguresReading extends Reading {
  readonly figures: ClientFigures | undefined
}

/** Asked once for all parts that show some of them, and again each time the dashboard opens. */
export function useFigures(): FiguresReading {
  const { currentData, error, refetch } = scpiClientsApi.useClientFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return {
    figures: currentData,
    isThere: currentData !== undefined,
    failure: error && 'kind' in error ? error : undefined,
    refetch: () => {
      void refetch()
    },
  }
}
