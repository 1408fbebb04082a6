import { checkChange, checkComplete, messages, type FieldErrors } from '#contract'
import { entriesOf, isText, type Entries } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { accountTables } from '#features/account/server'
import { sirenIn } from '#features/company/contract/settings'
import { updateFirmIdentity } from '#features/company/server'
import { scpiFirm, scpiFirmChange, sharedFirmFields } from '#features/scpi/firm/contract'
import { accepted, checkVersion, differing, invalid, isEmpty, scopeOf } from '#server/operations'
import { keepSettings, type SettingWrite } from '#server/operations/settings'
import { countResources, insertResources, lockResources, updateResources } from '#server/repositories/resources'
import { companyWriting, policies } from '../policies'
import { tables } from '../tables'
import { readFirm } from './readFirm'

const CLOSED = 'Ce champ ne peut pas être modifié.'
const SECTION = 'scpi_firm'

/**
 * Changes what the viewer’s firm says of itself: the attributes that the input names, the others stay. What is the company’s
 * own is written with it, by the same way as in the real-estate area.
 * @throws Failure forbidden, conflict, invalid
 */
export async function updateFirm(
  write: SettingWrite,
  input: unknown,
  version: number | undefined,
): Promise<ResourceOf<'scpi_firm'>> {
  const { transaction, viewer, today } = write
  // Two changes of one firm follow each other.
  await lockResources(accountTables.company, { scope: scopeOf(companyWriting, viewer) }, transaction)
  const current = await readFirm(transaction, viewer)
  checkVersion(current, version)
  refuseClosed(input)
  const { action, ...named } = entriesOf(input)
  accepted(checkChange(scpiFirmChange, input))
  const changed = isEmpty(named) ? {} : changesOf(current, named, today)
  const checked = checkedOf(current, changed, action, write)
  const own = Object.fromEntries(Object.entries(changed).filter(([name]) => !isShared(name)))
  const shared = Object.fromEntries(Object.entries(changed).filter(([name]) => isShared(name)))
  if (!isEmpty(shared)) await updateFirmIdentity(write, companyWriting, shared)
  if (!isEmpty({ ...own, ...checked })) await keepOwn(write, { ...own, ...checked })
  const after = { ...own, ...('orias_checked_at' in checked ? { orias_checked_at: checked.orias_checked_at } : {}) }
  await keepSettings(write, { section: SECTION, before: current.attributes, after, nameOf })
  return readFirm(transaction, viewer)
}

/** What a firm once said comes back as it was, but that its number was looked up: somebody does it again. */
export const restoreFirm = (write: SettingWrite, values: Entries): Promise<unknown> => {
  const { orias_checked_at: _checked, ...said } = values
  return updateFirm(write, said, undefined)
}

const isShared = (name: string): boolean => sharedFirmFields.some((shared) => shared === name)
const fields: Readonly<Record<string, { readonly label: string; readonly readOnly: boolean }>> = scpiFirmChange.fields
const nameOf = (key: string): string | undefined => fields[key]?.label

/** @throws Failure invalid for attributes that there are not, or that nobody writes */
function refuseClosed(input: unknown): void {
  const closed = Object.keys(entriesOf(input)).filter((name) => fields[name]?.readOnly !== false)
  if (closed.length > 0) throw invalid(Object.fromEntries(closed.map((name) => [name, [CLOSED]])))
}

/** What another value is given to, once the firm as it would be has what is required. @throws Failure invalid */
function changesOf(current: ResourceOf<'scpi_firm'>, named: Entries, today: string): Entries {
  const held = Object.entries(current.attributes).filter(([name]) => fields[name]?.readOnly === false)
  const after = accepted(checkComplete(scpiFirm, { ...Object.fromEntries(held), ...named }))
  const siren = sirenIn(after.rcs_number)
  const given: Entries = { ...after, rcs_number: siren ?? after.rcs_number }
  const changed = differing(
    current,
    Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(named, name))),
  )
  const errors: FieldErrors = {
    ...('rcs_number' in changed && siren === undefined ? { rcs_number: [NO_SIREN] } : {}),
    ...judgeExpiry(changed, today),
  }
  if (!isEmpty(errors)) throw invalid(errors)
  return changed
}

const NO_SIREN = 'Ce numéro n’existe pas\u00a0: neuf chiffres sont attendus, dont le dernier contrôle les autres.'

/** An insurance that has ended covers nobody; one that ends later stays as it was typed. */
function judgeExpiry({ insurance_expiry_date: day }: Entries, today: string): FieldErrors {
  return isText(day) && day <= today ? { insurance_expiry_date: [messages.dateAfter(today)] } : {}
}

interface Looked {
  readonly orias_checked_at?: string | null
  readonly orias_checked_by_id?: string | null
}

/** Who looked the number up, and when: another number has not been looked up. @throws Failure invalid without a number */
function checkedOf(
  current: ResourceOf<'scpi_firm'>,
  changed: Entries,
  action: unknown,
  { viewer, today }: SettingWrite,
): Looked {
  if (action === 'check_orias') {
    const { orias_number = current.attributes.orias_number } = changed
    if (!isText(orias_number)) throw invalid({ orias_number: [messages.required] })
    return { orias_checked_at: today, orias_checked_by_id: viewer.userId }
  }
  return 'orias_number' in changed ? { orias_checked_at: null, orias_checked_by_id: null } : {}
}

async function keepOwn({ transaction, viewer }: SettingWrite, columns: Entries): Promise<void> {
  const reach = { scope: scopeOf(policies.scpi_firm.update, viewer) }
  if ((await countResources(tables.scpi_firm, reach, transaction)) > 0)
    await updateResources(tables.scpi_firm, reach, transaction, columns)
  else await insertResources(tables.scpi_firm, reach, transaction, [{ id: viewer.companyId, ...columns }])
}
