import type { Resource } from '#contract/jsonapi'
import { accountPolicies, accountTables } from '#features/account/server'
import type { SettingSection } from '#features/company/contract/settings'
import { tellChange } from '#features/notifications/server'
import type { Policy } from '#server/access'
import { isEmpty, notFound, scopeOf } from '#server/operations'
import { keepSettings, type SettingWrite } from '#server/operations/settings'
import { findResources, updateResources } from '#server/repositories/resources'

type Columns = Readonly<Record<string, unknown>>

/**
 * Writes columns of the viewer's firm; what changed stays in the history of a section, and open pages are told.
 * @param section null where its history is kept otherwise
 * @param columns read once the viewer is known to have the right: who may not write is not told what is wrong with the input
 * @param policy who may, and on which row: those who look after the settings of the firm unless another one is given
 * @returns the firm @throws Failure forbidden, notFound, and what `columns` throws
 */
export async function updateCompany(
  write: SettingWrite,
  section: SettingSection | null,
  columns: () => Columns | Promise<Columns>,
  policy: Policy = accountPolicies.company.update,
): Promise<Resource> {
  const { transaction, viewer } = write
  const reach = { scope: scopeOf(policy, viewer) }
  const read = async (): Promise<Resource> => {
    const [company] = await findResources(accountTables.company, reach, transaction)
    if (!company) throw notFound()
    return company
  }
  const after = await columns()
  const before = (await read()).attributes
  if (isEmpty(after)) return read()
  await updateResources(accountTables.company, reach, transaction, after)
  if (section !== null) await keepSettings(write, { section, before, after })
  await tellChange(transaction, { companyId: viewer.companyId, type: 'company', id: viewer.companyId })
  return read()
}
