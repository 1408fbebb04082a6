import type { Entries } from '#contract/json'
import type { Resource, ResourceOf } from '#contract/jsonapi'
import { perimeter } from '#features/catalogue/server'
import { settingActions, type SettingAction, type SettingSection } from '#features/company/contract/settings'
import { tellChange } from '#features/notifications/server'
import { changeChargeSettings, changeLoanSettings } from '#features/simulation/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Failure, fieldErrors, invalid, notFound, resourcesOfType, scopeOf } from '#server/operations'
import { nestedSettings, settingsAt, type SettingWrite } from '#server/operations/settings'
import { findResources } from '#server/repositories/resources'
import { cancelSettingChange, findNumbersInForce, findSettingChanges } from '#server/repositories/settings'
import { policies } from '../policies'
import { tables } from '../tables'
import { informationOf, readInformation, updateInformation } from './information'
import { updatePublicHost } from './publicHost'
import { readReportParameters, updateReportParameters } from './reportParameters'
import { updateRetention } from './retention'
import { updateSecurity } from './security'
import { updateUsuryCeilings } from './usuryCeilings'

type Change = ResourceOf<'setting_change'>

interface Restoring {
  readonly write: SettingWrite
  readonly publicUrl: string
  readonly others: OtherSettings
}

/** How the sections are set that are those of other features. */
export type OtherSettings = Readonly<Record<'scpi_firm', (write: SettingWrite, values: Entries) => Promise<unknown>>>

/** How each section is set: what it was comes back by the same way as what is new, with the same checks. */
const restores: Readonly<Record<SettingSection, (restoring: Restoring, values: Entries) => Promise<unknown>>> = {
  information: async ({ write }, values) =>
    updateInformation(write, { ...informationOf(await readInformation(write.transaction, write.viewer)), ...values }),
  loan_config: ({ write }, values) => changeLoanSettings(write, nestedSettings(values)),
  simulation_config: ({ write }, values) => changeChargeSettings(write, values),
  perimeter: ({ write }, values) => perimeter.restorePerimeter(write, values),
  commercial_report_parameters: async ({ write }, values) => {
    const { transaction, viewer, today } = write
    const held = await readReportParameters(transaction, viewer, today)
    return updateReportParameters(write, { ...held.attributes, ...values })
  },
  retention: ({ write }, values) => updateRetention(write, values),
  usury_ceilings: ({ write }, values) => updateUsuryCeilings(write, values),
  security: ({ write }, values) => updateSecurity(write, values),
  public_host: ({ write, publicUrl }, values) => updatePublicHost(write, values, publicUrl),
  scpi_firm: ({ write, others }, values) => others.scpi_firm(write, values),
}

/** The number of the change that holds, of each section that has one. @param today `YYYY-MM-DD` */
export async function findInForce(
  database: Queryable,
  viewer: Viewer,
  today: string,
): Promise<Readonly<Partial<Record<SettingSection, number>>>> {
  scopeOf(policies.setting_change.list, viewer)
  return Object.fromEntries(await findNumbersInForce(database, viewer.companyId, today))
}

/**
 * Brings back the settings of a section as they were once a change had been made, or gives up one that does not hold yet.
 * @throws Failure forbidden, notFound, invalid for an unknown action, impossible for one that the change does not stand for
 */
export async function actOnSettingChange(
  { write, publicUrl, others }: Restoring,
  id: string,
  action: unknown,
): Promise<Change> {
  const { transaction, viewer, today, now } = write
  const scope = scopeOf(policies.setting_change.update, viewer)
  const change = await found(transaction, scope, id)
  const { section } = change.attributes
  if (action !== 'restore' && action !== 'cancel') throw invalid(fieldErrors('action', 'Cette action n’existe pas'))
  if (!section) throw notFound()
  const allowed = await allowedOn(transaction, viewer, change, today)
  if (!allowed.includes(action)) throw new Failure({ kind: 'impossible', current: change, allowed })
  if (action === 'cancel') {
    await cancelSettingChange(transaction, { companyId: viewer.companyId, id, at: now })
    await tellChange(transaction, { companyId: viewer.companyId, type: 'setting_change', id })
  } else {
    const values = settingsAt(await findSettingChanges(transaction, viewer.companyId, section), id)
    await restores[section]({ write: { ...write, restored: id }, publicUrl, others }, Object.fromEntries(values))
  }
  return found(transaction, scope, id)
}

/** A setting in the state of a change, and today. */
export interface ComparedSetting {
  readonly key: string
  /** What the key names, where it is an id. */
  readonly name?: string
  readonly then: unknown
  readonly today: unknown
}

/** The settings of its section once a change had been made, beside those of today. @throws Failure forbidden, notFound */
export async function compareSettings(
  { database, viewer, today }: { readonly database: Queryable; readonly viewer: Viewer; readonly today: string },
  id: string,
): Promise<{ readonly change: Change; readonly settings: readonly ComparedSetting[] }> {
  const change = await found(database, scopeOf(policies.setting_change.list, viewer), id)
  const { section } = change.attributes
  const changes = section ? await findSettingChanges(database, viewer.companyId, section) : []
  const last = changes.filter(({ effective_at }) => effective_at <= today).at(-1)
  const [then, now] = [settingsAt(changes, id), last ? settingsAt(changes, last.id) : new Map<string, unknown>()]
  const names = new Map(changes.flatMap(({ changes: all }) => all.map(({ key, name }) => [key, name] as const)))
  return {
    change,
    settings: [...then].map(([key, value]) => {
      const name = names.get(key)
      return { key, ...(name === undefined ? {} : { name }), then: value, today: now.get(key) ?? null }
    }),
  }
}

async function allowedOn(
  database: Queryable,
  viewer: Viewer,
  { attributes }: Change,
  today: string,
): Promise<readonly SettingAction[]> {
  const { number, effective_at, cancelled_at = null, section } = attributes
  if (number == null || effective_at == null || !section) return []
  const inForce = (await findInForce(database, viewer, today))[section] ?? 0
  return settingActions({ number, effective_at, cancelled_at }, { inForce, today })
}

async function found(database: Queryable, scope: ReturnType<typeof scopeOf>, id: string): Promise<Change> {
  const all: readonly Resource[] = await findResources(tables.setting_change, { scope, ids: [id] }, database)
  const [change] = resourcesOfType(all, 'setting_change')
  if (!change) throw notFound()
  return change
}
