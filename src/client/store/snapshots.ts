import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isUuid } from '#contract'
import { isSectionPath } from '#contract/resources'
import type { ThunkExtra } from '#client/api'
import { writeSnapshot, type Redaction, type Snapshot, type SnapshotContent } from '#client/debug'
import { publicQuery } from './answers'
import { build } from './build'
import { storeFeatures } from './feature'
import type { Recorder } from './recording'
import type { RootState } from './state'

/**
 * Takes a snapshot of what happened last, with nothing private in it. Nothing is sent.
 * @throws {TypeError} on a page without Web Crypto (see `digestOf`)
 */
export const snapshotTaken =
  (): ThunkAction<Promise<Snapshot>, RootState, ThunkExtra & Recorder, UnknownAction> =>
  (_dispatch, getState, { log, answers }) => {
    const state = getState()
    const { redaction, ...recording } = log.read(state)
    return writeSnapshot({
      application: build,
      address: `${publicPath(location.pathname)}${publicQueryOf(location.search)}`,
      browser: navigator.userAgent,
      ...recording,
      answers: answers.read().map(({ path, query, ...answer }) => ({
        path: publicPath(path),
        query: publicQuery(query, redaction.redact),
        ...answer,
      })),
      replaced: redaction.replaced(),
      calculation: calculationOf(state, redaction),
    })
  }

function calculationOf(state: RootState, { redact }: Redaction): SnapshotContent['calculation'] {
  const [calculation] = storeFeatures().flatMap(({ calculation: of }) => of?.(state) ?? [])
  if (!calculation) return null
  const { inputs, outputs, ...versions } = calculation
  return {
    inputs: { configuration: redact(inputs.configuration), context: redact(inputs.context) },
    outputs: redact(outputs),
    ...versions,
  }
}

/** Ids are shorter than the secrets that the address of a mailed link carries. */
const LONGEST_NAME = 30

/** A path of the application without the secrets that links carry. */
const publicPath = (path: string): string =>
  path
    .split('/')
    .map((name) => (name.length <= LONGEST_NAME || isUuid(name) ? name : '…'))
    .join('/')

/** Of what an address asks for, the section of a client file: the rest may have been typed. */
function publicQueryOf(search: string): string {
  const section = new URLSearchParams(search).get('section')
  return section !== null && isSectionPath(section) ? `?section=${section}` : ''
}
