import { checkComplete, enumerations, resources, type Attributes } from '#contract'
import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import { convertibleStatuses, fileCreationFromLead, leadStatuses } from '#features/leads/contract'
import type { Resource, ResourceOf } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { lockResources, updateResources } from '#server/repositories/resources'
import { clientFilePolicies, householdSections, openNewFile, type SectionContent } from '#features/clientFile/server'
import { invalid, accepted, fieldErrors, resourcesOfType, scopeOf } from '#server/operations'
import { leadConversion } from '../policies'
import { tables } from '../tables'

const PERSON = Object.keys(resources.person.fields)
const TITLE_LENGTH = 100

/**
 * Opens the client file of a lead, which is then converted. The file keeps who brought the lead.
 * @param asOf the day whose tax rules give the marginal rate
 */
export async function convertLead(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  asOf: string,
): Promise<Resource> {
  const leadScope = scopeOf(leadConversion, viewer)
  const fileScope = scopeOf(clientFilePolicies.client_file.create, viewer)
  const { client_lead, title } = accepted(checkComplete(fileCreationFromLead, input))
  const reach = { scope: leadScope, ids: [client_lead] }
  const locked = await lockResources(tables.client_lead, reach, transaction)
  const [lead] = resourcesOfType([...locked.values()], 'client_lead')
  if (!lead) throw invalid(fieldErrors('client_lead', 'Ce contact n’existe pas ou n’est pas à vous.'))
  const status = lead.attributes.status ?? 'new'
  if (!convertibleStatuses.includes(status))
    throw invalid(
      fieldErrors(
        'client_lead',
        `Un contact «\u00a0${leadStatuses[status]}\u00a0» ne devient pas un dossier. Rouvrez-le ou consignez un échange d’abord.`,
      ),
    )
  const { adviser_id, ...known } = accepted(checkComplete(resources.client_lead, writable(lead)))
  const creator = lead.relationships['creator']
  const file = await openNewFile(transaction, viewer, fileScope, {
    title: title ?? `${known.lastname} – ${enumerations.projectTypes[known.project_type]}`.slice(0, TITLE_LENGTH),
    adviser_id: adviser_id ?? viewer.userId,
    lead_creator_id: creator && 'id' in creator ? creator.id : null,
    origin: known.origin,
    contents: sectionsOf(known, viewer, asOf),
  })
  await updateResources(tables.client_lead, reach, transaction, {
    status: 'converted',
    client_file_id: file.id,
    ...(adviser_id === null ? { adviser_id: viewer.userId } : {}),
  })
  return file
}

/** What is checked as a whole: the attributes that somebody types. */
function writable({ attributes }: ResourceOf<'client_lead'>): object {
  const { fields } = resources.client_lead
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) =>
      Object.entries(fields).some(([known, field]) => known === name && !field.readOnly),
    ),
  )
}

type Known = Pick<Attributes<'client_lead'>, 'municipality' | 'project_description'> & {
  readonly project_type: NonNullable<Attributes<'client_lead'>['project_type']>
} & Household

interface Household {
  readonly net_monthly_income: number
  readonly annual_tax: number
  readonly alimony: number
  readonly fiscal_part: number
  readonly monthly_rent: number
  readonly monthly_loan_payment: number | null
}

/** The sections of a household of six figures, with the person, the project and the wish of the lead. */
function sectionsOf(lead: Known, viewer: Viewer, asOf: string): SectionContent[] {
  const { net_monthly_income, annual_tax, alimony, fiscal_part, monthly_rent, monthly_loan_payment } = lead
  const household = {
    net_monthly_income,
    annual_tax,
    alimony,
    fiscal_part,
    monthly_rent,
    monthly_loan_payment,
    title: null,
  }
  const person = Object.fromEntries(Object.entries(lead).filter(([name]) => PERSON.includes(name)))
  const more = new Map<ClientFileSection['relationship'], object>([
    ['person', person],
    [
      'simulation',
      { project: lead.project_type, ...(lead.municipality === null ? {} : { municipality: lead.municipality }) },
    ],
  ])
  const sections = householdSections({ household, companion: null }, asOf).map(({ section, resources: contents }) => ({
    section,
    resources: contents.map((content) => ({ ...content, ...more.get(section.relationship) })),
  }))
  const notes = clientFileSections.find(({ relationship }) => relationship === 'notes')
  if (!notes || lead.project_description === null) return sections
  return [...sections, { section: notes, resources: [{ note: lead.project_description, author_name: viewer.name }] }]
}
