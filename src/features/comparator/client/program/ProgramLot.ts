import type { ComparedLots } from '#features/catalogue/client/comparison'
import type { FoundLot } from '../found/inOrder'

export type ProgramLot = FoundLot

/** Lots of one programme, as they are listed. */
export interface ProgramLotsShown {
  readonly rows: readonly ProgramLot[]
  readonly isForHousehold: boolean
  /** Efforts are on their way. */
  readonly isBusy: boolean
  readonly comparing: ComparedLots
  /** For those who sell: the client file that is sold to, null where it is chosen there. */
  readonly sale?: { readonly file: string | null }
}
