import type { Asking } from '#server/operations/collections'
import type { SaleOfFirm, Step } from '../repositories/history'

type Whose<Name extends keyof Step> = Pick<Step, 'companyId' | 'sale' | 'at' | 'actorId' | Name>

/** What a step that somebody takes says of who took it, and when. */
export const ownStep = (
  { viewer: { companyId, userId }, now }: Pick<Asking, 'viewer' | 'now'>,
  sale: Step['sale'],
): Whose<never> => ({ companyId, sale, at: now, actorId: userId })

/** What a step that comes by itself says of it. */
export const automaticStep = ({ companyId, sale }: SaleOfFirm, now: Date): Whose<'channel'> => ({
  companyId,
  sale,
  at: now,
  actorId: null,
  channel: 'system',
})
