import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { studyAddress } from '#features/studies/contract'
import type { Sending, Study } from './kinds'

/** How a study was sent last; undefined where it was not. */
export const useSending = ({ relationships }: Study): Sending | undefined =>
  useAppSelector((state) => selectRelated(state, 'commercial_report_package', relationships['package'])[0])

/** The whole address that a reader opens. @param link as the server tells it: the last part of the address, or all of it */
export const linkOf = (link: string): string =>
  new URL(link.includes('/') ? link : studyAddress(link), location.origin).href
