import dayjs from 'dayjs'
import { checkComplete, definitionOf, messages, type ResourceDefinition } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { findViewedLots } from '#features/catalogue/server'
import {
  alertPause,
  MOST_ALERTS,
  rulesOfAlert,
  type AlertAttributes,
  type AlertLocation,
} from '#features/comparator/contract'
import { clientFilePolicies, keptClientFiles } from '#features/clientFile/server'
import { Refusal } from '#server/access'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { OperationContext } from '#server/operations/collections'
import { findResources, lockResources, updateResources } from '#server/repositories/resources'
import { findLocation } from '#server/services'
import { countHeld, markSeen } from '../repositories/alerts'
import { lookAtCatalogue } from '../repositories/looks'
import { policies } from '../policies'
import { tables } from '../tables'
import { narrowed, type AlertServices } from './narrowing'
import { ruleContexts } from './ruleContexts'

type Entries = Readonly<Record<string, unknown>>

/** Lists that say nothing are empty, and lists of objects are written as JSON. */
const LISTS = ['projects', 'kinds', 'rooms', 'exposures', 'promoters', 'managers', 'channels']
const column = (name: string, value: unknown): unknown => {
  if (name === 'locations') return JSON.stringify(value)
  if (name === 'criteria_min') return value ?? {}
  return LISTS.includes(name) ? (value ?? []) : value
}
const columnsOf = (attributes: Entries): Entries => {
  const { fields }: ResourceDefinition = definitionOf('search_alert')
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => fields[name]?.readOnly !== true)
      .map(([name, value]) => [name, column(name, value)]),
  )
}

/** The columns of a new alert: it is told of what comes after it. @throws Failure invalid */
export async function newAlert(
  attributes: Entries,
  asked: OperationContext,
  services: AlertServices,
): Promise<Entries> {
  const { database, viewer, now } = asked
  if ((await countHeld(database, viewer)) >= MOST_ALERTS)
    throw invalid(
      fieldErrors(
        'name',
        `Vous avez déjà ${MOST_ALERTS}\u00a0alertes\u202f: supprimez-en une avant d’en créer une autre`,
      ),
    )
  // Each attribute has passed the rule of its field.
  const alert = attributes as AlertAttributes
  await refuseStrange(alert, asked)
  const { count, withoutEffort } = await expected(alert, asked, services)
  if (withoutEffort === 'incomplete') throw invalid(fieldErrors('max_monthly_effort', INCOMPLETE_FILE))
  return {
    ...columnsOf(attributes),
    expected_count: count,
    told_look: await lookAtCatalogue(database),
    told_at: now,
  }
}

/** The columns of an alert that changes. @throws Failure invalid */
export async function changedAlert(
  changes: Entries,
  current: Resource,
  asked: OperationContext,
  services: AlertServices,
): Promise<Entries> {
  // What an alert holds has passed the rules of its fields, and so has what changes.
  const alert = { ...current.attributes, ...changes } as AlertAttributes
  await refuseStrange(alert, asked)
  const { count, withoutEffort } = await expected(alert, asked, services)
  const asksEffort = 'max_monthly_effort' in changes || 'client_file' in changes
  if (withoutEffort === 'incomplete' && asksEffort) throw invalid(fieldErrors('max_monthly_effort', INCOMPLETE_FILE))
  return { ...columnsOf(changes), expected_count: count }
}

const INCOMPLETE_FILE =
  'L’effort de ce foyer ne se calcule pas encore\u202f: complétez le dossier (revenus, impôt, crédits), ou retirez l’effort maximum'

/** @throws Failure invalid for places that do not exist, for a file out of reach, and for an effort of nobody */
async function refuseStrange(
  { locations, client_file, max_monthly_effort }: AlertAttributes,
  asked: OperationContext,
): Promise<void> {
  const unknown = (locations ?? []).filter(({ location }: AlertLocation) => !findLocation(location))
  if (unknown.length > 0) throw invalid(fieldErrors('locations', messages.location))
  if (client_file !== null && !(await reachesFile(client_file, asked)))
    throw invalid(fieldErrors('client_file', 'Ce dossier n’existe pas ou n’est pas à vous'))
  if (max_monthly_effort !== null && client_file === null)
    throw invalid(
      fieldErrors('max_monthly_effort', 'L’effort se calcule pour un foyer\u202f: rattachez l’alerte à un dossier'),
    )
}

async function reachesFile(id: string, { database, viewer }: OperationContext): Promise<boolean> {
  const scope = clientFilePolicies.client_file.read(viewer)
  return (
    !(scope instanceof Refusal) &&
    (await findResources(keptClientFiles.root, { scope, ids: [id] }, database)).length > 0
  )
}

/** How many lots the viewer would find now. */
async function expected(alert: AlertAttributes, { database, viewer, now }: OperationContext, services: AlertServices) {
  const { suitsPlace, suitsElse } = rulesOfAlert(alert, ruleContexts(now)(alert))
  const lots = await findViewedLots(database, viewer)
  const suited = lots.filter((lot) => suitsPlace(lot) && suitsElse(lot)).map((lot) => ({ lot }))
  const asOf = dayjs(now).format('YYYY-MM-DD')
  const { items, withoutEffort } = await narrowed(alert, suited, { ...services, database, viewer, asOf })
  return { count: items.length, withoutEffort }
}

/** An alert of the viewer, held until the end of the transaction. @throws Failure notFound */
async function held({ database, viewer }: Omit<OperationContext, 'scope'>, id: string) {
  const scope = scopeOf(policies.search_alert.update, viewer)
  const found = (await lockResources(tables.search_alert, { scope, ids: [id] }, database)).get(id)
  if (!found) throw notFound()
  return { scope, found }
}

type Asking = Omit<OperationContext, 'scope'>

async function read({ database, viewer }: Asking, id: string): Promise<Resource> {
  const scope = scopeOf(policies.search_alert.read, viewer)
  const [alert] = await findResources(tables.search_alert, { scope, ids: [id] }, database)
  if (!alert) throw notFound()
  return alert
}

/** Makes an alert silent, or has it told of what comes from now on. @throws Failure notFound, invalid */
export async function pauseAlert(asking: Asking, id: string, input: unknown): Promise<Resource> {
  const { scope, found } = await held(asking, id)
  const { paused } = accepted(checkComplete(alertPause, input))
  const before: Entries = found.attributes
  if (before['paused'] !== paused) {
    const fresh = paused ? {} : { told_look: await lookAtCatalogue(asking.database), told_at: asking.now }
    await updateResources(tables.search_alert, { scope, ids: [id] }, asking.database, { paused, ...fresh })
  }
  return read(asking, id)
}

/** Notes that the viewer looked at what an alert found. @throws Failure notFound */
export async function seeAlert(asking: Asking, id: string): Promise<Resource> {
  await held(asking, id)
  await markSeen(asking.database, asking.viewer.companyId, id, asking.now)
  return read(asking, id)
}
