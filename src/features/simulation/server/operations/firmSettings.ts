import { checkChange, type Checked } from '#contract'
import type { Entries } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { chargeSettings, loanSettings } from '#features/simulation/contract'
import { tellChange } from '#features/notifications/server'
import { ofCompany, those } from '#server/access'
import { accepted, scopeOf } from '#server/operations'
import { dayOfEffect, flatSettings, keepSettings, type SettingWrite } from '#server/operations/settings'
import { findSettings } from '#server/repositories/settings'
import { defaultFirmAssumptions } from './defaultFirmAssumptions'
import { assumptionsOn, configurationOf, type AssumedSection } from './settings'

const reading = those('readCompanySettings', ofCompany)
const writing = those('editCompanySettings', ofCompany)

/** The id of the assumptions of a firm, which are one for all of its project types. */
const OF_FIRM = 'company'

type Reading = Pick<SettingWrite, 'viewer' | 'today'> & { readonly database: SettingWrite['transaction'] }

/** What the firm assumes today, the version of its settings that says so, and what it would be where it had set nothing. */
export async function readFirmSettings({
  database,
  viewer,
  today,
}: Reading): Promise<{ data: Resource; meta: object }> {
  const { assumptions, version } = await assumptionsOn(database, scopeOf(reading, viewer), today)
  return {
    data: configurationOf(OF_FIRM, assumptions),
    meta: { configuration_version: version, original: defaultFirmAssumptions },
  }
}

/** Keeps what a firm assumes of loans. @throws Failure forbidden, invalid */
export const changeLoanSettings = (write: SettingWrite, input: unknown) =>
  changeAssumptions(write, 'loan_config', () => checkChange(loanSettings, input))

/** Keeps what a firm assumes of fees and charges. @throws Failure forbidden, invalid */
export const changeChargeSettings = (write: SettingWrite, input: unknown) =>
  changeAssumptions(write, 'simulation_config', () => checkChange(chargeSettings, input))

/** @param checked read once the viewer is known to have the right */
async function changeAssumptions(
  write: SettingWrite,
  section: AssumedSection,
  checked: () => Checked<Entries & { readonly effective_at?: string | null }>,
) {
  const { transaction, viewer, today } = write
  scopeOf(writing, viewer)
  const { effective_at, ...values } = accepted(checked())
  const effectiveAt = dayOfEffect(effective_at, today)
  const held = await findSettings(transaction, viewer.companyId, [section], effectiveAt)
  const isChanged = await keepSettings(write, {
    section,
    before: Object.fromEntries(held.values),
    after: chosen(flatSettings(values), held.values),
    effectiveAt,
  })
  if (isChanged)
    await tellChange(transaction, { companyId: viewer.companyId, type: 'simulation_configuration', id: OF_FIRM })
  return readFirmSettings({ database: transaction, viewer, today })
}

/** Without what is ours and stays so: a page sends all of its fields, and what nobody chose follows our own values. */
function chosen(values: Entries, held: ReadonlyMap<string, unknown>): Entries {
  const ours = flatSettings({ ...defaultFirmAssumptions })
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => (held.get(key) ?? null) !== null || value !== ours[key]),
  )
}
