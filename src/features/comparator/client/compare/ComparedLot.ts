import type { ResourceOf } from '#contract/jsonapi'
import type { FoundLot } from '../found/inOrder'

/** A lot beside others, with what the catalogue does not say of it; undefined until that is read. */
export interface ComparedLot extends FoundLot {
  readonly whole: ResourceOf<'property'>['attributes'] | undefined
  readonly program: ResourceOf<'program'>['attributes'] | undefined
  readonly promoter: string | undefined
  readonly manager: string | undefined
}
