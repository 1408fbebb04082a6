import { enumerations } from '#contract'
import { isNumber, isObject, isText, isTexts } from '#contract/json'
import { codeOf } from '#server/db'
import type { Dependencies } from '#server/http'
import { scheduler, type Scheduler } from '#server/jobs'
import {
  holdOfficialLists,
  type OfficialKind,
  type OfficialList,
  type OfficialLists,
  type OfficialValues,
} from '#server/services/official'
import { findLists, findListsStamp, type StoredList } from '../repositories/officialLists'

const ROUND_MS = 5_000

/** Holds the official lists that were imported, by this process or another, ready for what asks for a figure. */
export function heldOfficialLists({
  database,
  clock,
  log,
}: Pick<Dependencies, 'database' | 'clock' | 'log'>): Scheduler {
  let held: string | undefined
  return scheduler({
    everyMs: ROUND_MS,
    async round() {
      const today = clock.now().toISOString().slice(0, 10)
      const stamp = `${today} ${await findListsStamp(database)}`
      if (stamp === held) return
      holdOfficialLists(listsOf(await findLists(database)), today)
      held = stamp
    },
    fail: (error) => {
      log.error({ code: codeOf(error) }, 'the official lists cannot be read')
    },
  })
}

function listsOf(stored: readonly StoredList[]): OfficialLists {
  const ofKind = <Kind extends OfficialKind>(
    kind: Kind,
    isValue: (value: unknown) => value is OfficialValues[Kind],
  ): OfficialList<OfficialValues[Kind]>[] =>
    stored
      .filter((list) => list.kind === kind)
      .map(({ values, source, licence, as_of }) => ({
        source,
        licence,
        as_of,
        values: new Map(Object.entries(values).flatMap(([code, value]) => (isValue(value) ? [[code, value]] : []))),
      }))
  return {
    communes: ofKind('communes', isMunicipality),
    rents: ofKind('rents', isNumber),
    zones: ofKind('zones', isZone),
    ort: ofKind('ort', isTownRenewal),
    qpv: ofKind('qpv', isTexts),
    rates: ofKind('rates', isNumber),
  }
}

const isZone = (value: unknown): value is OfficialValues['zones'] =>
  isText(value) && Object.hasOwn(enumerations.zones, value)

const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isTownRenewal = (value: unknown): value is OfficialValues['ort'] =>
  isObject(value) && isTextOrNull(value['signed_on']) && isTextOrNull(value['ends_on'])

const isMunicipality = (value: unknown): value is OfficialValues['communes'] =>
  isObject(value) &&
  isText(value['name']) &&
  isTexts(value['postal_codes']) &&
  isText(value['department']) &&
  isText(value['region']) &&
  isNumber(value['population'])
