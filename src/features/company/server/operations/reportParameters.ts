import { checkComplete, type Attributes } from '#contract'
import { isText } from '#contract/json'
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
  return resourceOf(viewer.companyId, Object.fromEntries(names.map((name) => [name, values.get(name) ?? null])))
}

/** Changes it: all six texts. A plain text becomes a tree of paragraphs. @throws Failure forbidden, invalid */
export async function updateReportParameters(write: SettingWrite, input: unknown): Promise<Resource> {
  const { transaction, viewer, today } = write
  scopeOf(policies.commercial_report_parameters.update, viewer)
  const texts = accepted(checkComplete(definition, input))
  const tree = (text: unknown) => (isText(text) ? richTextOf(text.trim()) : text)
  const after = {
    ...texts,
    consent_client_content: tree(texts.consent_client_content),
    encart_juridique: tree(texts.encart_juridique),
  }
  const { values } = await findSettings(transaction, viewer.companyId, [SECTION], today)
  const isChanged = await keepSettings(write, { section: SECTION, before: Object.fromEntries(values), after })
  if (isChanged) await tellChange(transaction, { companyId: viewer.companyId, type: SECTION, id: viewer.companyId })
  return readReportParameters(transaction, viewer, today)
}
