import { checkComplete } from '#contract'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { accountTables } from '#features/account/server'
import { isCriterion } from '#features/catalogue/contract'
import { companyInformation, sirenIn } from '#features/company/contract/settings'
import { those, type Policy, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { findResources } from '#server/repositories/resources'
import { updateCompany } from './company'

const reading = those('readCompanySettings', ({ companyId }) => ({ id: companyId }))

/** What the firm says of itself, and what it shows. @throws Failure forbidden */
export async function readInformation(database: Queryable, viewer: Viewer): Promise<Resource> {
  const [company] = await findResources(accountTables.company, { scope: scopeOf(reading, viewer) }, database)
  if (!company) throw notFound()
  return company
}

/** Changes it. What is hidden is in no answer from then on. @throws Failure forbidden, invalid */
export const updateInformation = (write: SettingWrite, input: unknown): Promise<Resource> =>
  updateCompany(write, 'information', () => {
    // What was kept comes back as it was, also from before the number was asked for.
    if (write.restored !== undefined) return known(entriesOf(input))
    const { hide_commissions, hidden_criteria, ...named } = accepted(checkComplete(companyInformation, input))
    const isGiven = (name: string): boolean => (entriesOf(input)[name] ?? null) !== null
    const rcs_number = sirenIn(named.rcs_number)
    if (rcs_number === undefined)
      throw invalid(
        fieldErrors(
          'rcs_number',
          'Ce numéro n’existe pas\u00a0: neuf chiffres sont attendus, dont le dernier contrôle les autres.',
        ),
      )
    const unknown = hidden_criteria?.find((name) => !isCriterion(name))
    if (unknown !== undefined)
      throw invalid(fieldErrors('hidden_criteria', `«\u00a0${unknown}\u00a0» n’est pas un critère des lots`))
    return {
      ...named,
      rcs_number,
      // What is not named stays as it is.
      ...(isGiven('hide_commissions') ? { hide_commissions } : {}),
      ...(hidden_criteria === null || !isGiven('hidden_criteria')
        ? {}
        : { hidden_criteria: [...new Set(hidden_criteria)] }),
    }
  })

/**
 * Changes the name or the register number of the firm from another area, whose policy says who may. They are checked there.
 * @throws Failure forbidden
 */
export const updateFirmIdentity = (
  write: SettingWrite,
  policy: Policy,
  columns: Readonly<Partial<Record<'name' | 'rcs_number' | 'rcs_city', unknown>>>,
): Promise<Resource> => updateCompany(write, 'information', () => columns, policy)

/** The columns that it writes. */
export const informationOf = ({ attributes }: Resource): Readonly<Record<string, unknown>> => known(attributes)

const known = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(companyInformation.fields, name)))
