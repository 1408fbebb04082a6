import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { studyAddress } from '#features/studies/contract'
import type { Sending, Study } from './kinds'

/** How a study was sent last; undefined where it was not. */
export const useSending = ({ relationships }: Study): Sending | undefined =>
  useAppSelector((state) => selectRelated(state, 'commercial_report_package', relationships['package'])[0])

/** Whether the links of a study are given to people: those of one that was withdrawn or replaced are not. */
export const hasOpenLinks = ({ attributes: { status } }: Study): boolean =>
  status !== 'revoked' && status !== 'superseded'

/** The whole address that a reader opens. @param link as the server tells it: the last part of the address, or all of it */
export const linkOf = (link: string): string =>
  new URL(link.includes('/') ? link : studyAddress(link), location.origin).href
