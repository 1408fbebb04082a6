import type { ResourceType } from '#contract/resources'
import { definitionOf } from '#contract'
import type { Permission } from '#contract/access'
import { entriesOf } from '#contract/json'

/** What somebody may do with a field. */
export type FieldAccess = 'hidden' | 'read' | 'write'

/** Of each field, by type of resource. */
export type AuthorisedFields = Readonly<Record<string, Readonly<Record<string, FieldAccess>>>>

/** Who asks, as far as fields go. */
export interface FieldReader {
  readonly kind: 'member' | 'client'
  readonly permissions: ReadonlySet<Permission>
  /** Names of roles. */
  readonly roles: readonly string[]
}

/** Fields that anybody may write who may see the client. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  scpi_client: [
    'phone',
    'pro_phone',
    'address',
    'address_complement',
    'postal_code',
    'municipality',
    'country',
    'marketing_consent',
  ],
}

/** Fields of who may edit clients; `*` is all the others of the type. */
const EDITED: Readonly<Record<string, readonly string[]>> = {
  scpi_client: [
    'honorific',
    'firstname2',
    'firstname3',
    'firstname4',
    'email',
    'nationality2',
    'birth_postal_code',
    'birth_department_code',
    'is_hosted',
  ],
  family_situation: ['*'],
  pp_account: ['*'],
  pp_account_child: ['*'],
  fiscality: ['*'],
  financial_situation: ['*'],
  pp_professional_situation: ['*'],
  politically_exposed_person: ['*'],
  pp_objective: ['*'],
  quiz: ['*'],
  contradiction_comment: ['*'],
  pp_entity: ['*'],
  pp_charge: ['*'],
  pp_income: ['*'],
  financial_asset: ['*'],
  non_financial_asset: ['*'],
  pp_entity_loan: ['*'],
}

/** Who somebody is, before the law: for whom may change a client entirely. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  scpi_client: [
    'judicial_capacity',
    'firstname1',
    'lastname',
    'birth_name',
    'birthdate',
    'deathdate',
    'birth_municipality',
    'birth_country',
    'nationality1',
    'conjoint_id',
  ],
  representative: ['*'],
}

/** What compliance finds of who is exposed. */
const SCREENING = [
  'pep_screening_status',
  'sanctions_screening_status',
  'screened_at',
  'compliance_approved_at',
  'compliance_comment',
]

/** Judged by compliance. */
const OF_BACK_OFFICE: Readonly<Record<string, readonly string[]>> = {
  scpi_client: ['aml_risk_level', 'mif_category'],
  politically_exposed_person: SCREENING,
}

/** What a client is not told of himself. */
const HIDDEN_FROM_CLIENTS: Readonly<Record<string, readonly string[]>> = {
  scpi_client: ['aml_risk_level', 'mif_category', 'completeness', 'status_reason', 'former_status'],
  politically_exposed_person: SCREENING,
  pp_objective: ['manual_lower_level', 'manual_lower_comment'],
  contradiction_comment: ['*'],
}

const has = (list: Readonly<Record<string, readonly string[]>>, type: string, field: string): boolean => {
  const names = list[type] ?? []
  return names.includes(field) || names.includes('*')
}

/** Of what editing opens: closed to the client himself. His address opens the portal: his adviser changes it. */
const NOT_BY_CLIENTS: Readonly<Record<string, readonly string[]>> = { scpi_client: ['email'] }

/** The rest of who somebody is: open to editors until the questionnaire is signed. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  scpi_client: [
    'honorific',
    'firstname2',
    'firstname3',
    'firstname4',
    'nationality2',
    'birth_postal_code',
    'birth_department_code',
  ],
  fiscality: ['fiscal_identification_number'],
  politically_exposed_person: ['*'],
}

/** Whether a field says who the client is: a change of it undoes the signature of the questionnaire. */
export const isIdentity = (type: string, field: string): boolean =>
  has(IDENTITY, type, field) || (type === 'scpi_client' && has(SIGNED, type, field))

function mayWrite({ kind, permissions, roles }: FieldReader, type: string, field: string, isSigned: boolean): boolean {
  const edits = permissions.has('scpi_edit_clients')
  if (has(ALWAYS, type, field)) return edits
  if (has(OF_BACK_OFFICE, type, field)) return roles.includes('scpi-backoffice')
  if (type === 'scpi_client' && field === 'adviser_id') return roles.includes('scpi-admin')
  if (has(IDENTITY, type, field) || (isSigned && has(SIGNED, type, field)))
    return permissions.has('scpi_fully_update_clients')
  if (kind === 'client' && has(NOT_BY_CLIENTS, type, field)) return false
  return edits && has(EDITED, type, field)
}

/**
 * What somebody may do with a field of the file of a client (`GET client/authorised-form-fields`).
 * @param isSigned whether the client has signed the questionnaire: who they are is then changed by `scpi_fully_update_clients` alone
 */
export function fieldAccess(reader: FieldReader, type: ResourceType, field: string, isSigned: boolean): FieldAccess {
  if (reader.kind === 'client' && has(HIDDEN_FROM_CLIENTS, type, field)) return 'hidden'
  if (definitionOf(type).fields[field]?.readOnly === true) return 'read'
  return mayWrite(reader, type, field, isSigned) ? 'write' : 'read'
}

/** The resources whose fields are ruled by `fieldAccess`. */
export const ruledTypes = [
  'scpi_client',
  'representative',
  'family_situation',
  'pp_account',
  'pp_account_child',
  'fiscality',
  'financial_situation',
  'pp_professional_situation',
  'politically_exposed_person',
  'pp_objective',
  'quiz',
  'contradiction_comment',
  'pp_entity',
  'pp_charge',
  'pp_income',
  'financial_asset',
  'non_financial_asset',
  'pp_entity_loan',
] as const satisfies readonly ResourceType[]

/** What somebody may do with every field. */
export const authorisedFields = (reader: FieldReader, isSigned: boolean): AuthorisedFields =>
  Object.fromEntries(
    ruledTypes.map((type) => [
      type,
      Object.fromEntries(
        Object.keys(definitionOf(type).fields).map((field) => [field, fieldAccess(reader, type, field, isSigned)]),
      ),
    ]),
  )

const isAccess = (value: unknown): value is FieldAccess => value === 'hidden' || value === 'read' || value === 'write'

/** The answer of `GET client/authorised-form-fields`; what is not understood is left out. */
export const parseAuthorisedFields = (value: unknown): AuthorisedFields =>
  Object.fromEntries(
    Object.entries(entriesOf(value)).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(entriesOf(fields)).flatMap(([field, access]) => (isAccess(access) ? [[field, access]] : [])),
      ),
    ]),
  )
