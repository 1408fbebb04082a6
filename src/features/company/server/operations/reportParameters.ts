import { checkComplete, type Attributes } from '#contract'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { reportParameters, richTextOf } from '#features/company/contract/settings'
import { tellChange } from '#features/notifications/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, scopeOf } from '#server/operations'
import { keepSettings, type SettingWrite } from '#server/operations/settings'
import { findSettings } from '#server/repositories/settings'
import { policies } from '../policies'

const SECTION = 'commercial_report_parameters'
const definition = reportParameters

const resourceOf = (companyId: string, attributes: Partial<Attributes<typeof SECTION>>): Resource => ({
  type: SECTION,
  id: companyId,
  attributes,
  relationships: {},
})

/** What the firm writes on its reports; nulls where it wrote nothing yet. @param today `YYYY-MM-DD` */
export async function readReportParameters(database: Queryable, viewer: Viewer, today: string): Promise<Resource> {
  scopeOf(policies.commercial_report_parameters.read, viewer)
  const { values } = await findSettings(database, viewer.companyId, [SECTION], today)
  const names = Object.keys(definition.fields)
  const held = Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]))
  return resourceOf(viewer.companyId, { ...held, tracking: isTold(values) })
}

const isTold = (values: ReadonlyMap<string, unknown>): boolean => values.get('tracking') !== false

/** Whether a firm is told what readers do with its studies: unless it said no. @param today `YYYY-MM-DD` */
export async function areReadingsTold(database: Queryable, companyId: string, today: string): Promise<boolean> {
  return isTold((await findSettings(database, companyId, [SECTION], today)).values)
}

/** Changes it: all six texts, and whether readings are told where that is said. A plain text becomes a tree of paragraphs. @throws Failure forbidden, invalid */
export async function updateReportParameters(write: SettingWrite, input: unknown): Promise<Resource> {
  const { transaction, viewer, today } = write
  scopeOf(policies.commercial_report_parameters.update, viewer)
  const texts = accepted(checkComplete(definition, input))
  const tree = (text: unknown) => (isText(text) ? richTextOf(text.trim()) : text)
  const { values } = await findSettings(transaction, viewer.companyId, [SECTION], today)
  const tracking = isTold(values)
  const after = {
    ...texts,
    tracking: 'tracking' in entriesOf(input) ? texts.tracking : tracking,
    consent_client_content: tree(texts.consent_client_content),
    encart_juridique: tree(texts.encart_juridique),
  }
  const before = { ...Object.fromEntries(values), tracking }
  const isChanged = await keepSettings(write, { section: SECTION, before, after })
  if (isChanged) await tellChange(transaction, { companyId: viewer.companyId, type: SECTION, id: viewer.companyId })
  return readReportParameters(transaction, viewer, today)
}
