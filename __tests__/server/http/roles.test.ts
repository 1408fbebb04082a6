import { isRoleName, rightsOf, roles, type Right, type RoleName } from '#contract/access'
import { clientFileSections } from '#features/clientFile/contract/household'
import { describedOperations, type Operation } from '../../support/server/operations'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

const roleNames = Object.keys(roles).filter(isRoleName)

/** The rights that each operation asks for, by method and path: the first row that fits holds. */
const ROWS: readonly (readonly [RegExp, readonly Right[]])[] = [
  [/ \/v3\/me\/(sessions|second-factors)|^POST \/v3\/account\/confirm(\/|$)/, []],
  [/^GET \/v3\/token-resources$/, []],
  [/^PUT \/v3\/company\/security$/, ['manage_company', 'can_manage_his_company']],
  [/^GET \/v3\/me$|^POST \/v3\/me\/update|^POST \/v3\/account\/hand-over$/, []],
  [/ \/v3\/me\/token/, ['manage_api_keys']],
  [/ \/v3\/me\/saved-views/, []],
  [/ \/v3\/(notifications|me\/notification-choices|events)/, []],
  [/^GET \/v3\/(projects|locations|addresses|simulation\/config|map\/travel-time-shape)/, []],
  [/^GET \/v3\/client-files\/by-lead-creator$/, ['see_client_leads']],
  [/^GET \/v3\/client-files\/(expiring|deletions|readings|\{id\}\/readings)$/, ['see_client_files', 'manage_company']],
  [/^POST \/v3\/client-files\/\{id\}\/meetings$/, ['see_client_files']],
  [/^GET \/v3\/company\/logos/, []],
  [/^GET \/v3\/company\/contacts\/adv-contacts$/, []],
  [/^GET \/v3\/company\/contacts$/, ['manage_company']],
  [/ \/v3\/company\/contacts/, ['manage_company', 'can_manage_his_company']],
  [/^GET \/v3\/company\/(backups|files|audit-events|users|business-centers|security)/, ['manage_company']],
  [/^GET \/v3\/company\/property-update-requests$/, ['manage_company']],
  [/ \/v3\/company\/(persons|imports)/, ['manage_company']],
  [/ \/v3\/company\/(users|property-update-requests)/, ['manage_company', 'can_manage_his_company']],
  // Of what is in it, each sees what they could delete.
  [/ \/v3\/trash/, []],
  [
    /^(PUT|POST) \/v3\/company\/(retention|usury-ceilings|public-host|update-logo)/,
    ['manage_company', 'can_manage_his_company'],
  ],
  [/^GET \/v3\/company\/commercial-report-parameters$/, ['see_application_immo']],
  [
    /^PUT \/v3\/company\/commercial-report-parameters$/,
    ['manage_company', 'see_commercial_report', 'can_manage_his_company'],
  ],
  [/^GET \/v3\/company\/(information|config|history|perimeter|programs-management)/, ['manage_company']],
  [
    / \/v3\/company\/(information|loan-config|simulation-config|history|perimeter|programs-management)/,
    ['manage_company', 'can_manage_his_company'],
  ],
  [/^GET \/v3\/client-files\/advisers$/, ['see_client_files', 'company_perimeter']],
  [/^PUT \/v3\/client-files\/\{id\}\/adviser$/, ['see_client_files', 'manage_client_files', 'company_perimeter']],
  [/^GET \/v3\/(client-files|property-proposals)/, ['see_client_files']],
  [/ \/v3\/client-files/, ['see_client_files', 'manage_client_files']],
  [/ \/v3\/simulators\/(investment|loan)-capacity$/, []],
  [/ \/v3\/simulators/, ['see_application_immo']],
  [/ \/v3\/client-leads\/advisers/, ['see_client_leads', 'manage_client_leads', 'company_perimeter']],
  [/^GET \/v3\/client-leads\/import/, ['see_client_leads', 'manage_client_leads']],
  [/^GET \/v3\/client-leads/, ['see_client_leads']],
  [/ \/v3\/client-leads/, ['see_client_leads', 'manage_client_leads']],
  [/ \/v3\/search-alerts/, ['see_application_immo']],
  [/^GET \/v3\/bookings\/\{id\}\/documents\//, ['see_booking_documents']],
  [/^GET \/v3\/(bookings|client|option|report)(\/|$)/, ['see_transactional_actions']],
  [
    / \/v3\/(bookings|booking-forms|client|option|report)(\/|$)/,
    ['see_transactional_actions', 'manage_transactional_actions'],
  ],
  [/^GET \/v3\/(dashboard|catalogue|managers|map|programs|properties|promoters)/, ['see_application_immo']],
  // For who is in the portal; for any member, nobody is.
  [/^GET \/scpi\/v1\/client\/me$/, []],
  [
    /^GET \/scpi\/v1\/client\/(duplicates|advisers)$|^POST \/scpi\/v1\/(import\/)?client$/,
    ['see_application_scpi', 'scpi_create_clients'],
  ],
  [/^GET \/scpi\/v1\/client\/\{id\}\/client-files$/, ['see_application_scpi', 'scpi_view_clients', 'see_client_files']],
  [
    /^POST \/scpi\/v1\/client\/\{id\}\/client-files$/,
    ['see_application_scpi', 'scpi_view_clients', 'see_client_files', 'manage_client_files'],
  ],
  [/^DELETE \/scpi\/v1\/client\/\{id\}$/, ['see_application_scpi', 'scpi_delete_clients']],
  [
    /^(POST|PUT|DELETE) \/scpi\/v1\/client\/\{id\}\/representatives/,
    ['see_application_scpi', 'scpi_fully_update_clients'],
  ],
  [
    /^GET \/scpi\/v1\/(client|pp-accounts|pp-account-children|pp-entities|pp-entity-loans|scores)/,
    ['see_application_scpi', 'scpi_view_clients'],
  ],
  [
    / \/scpi\/v1\/(client|pp-accounts|pp-account-children|pp-entities|pp-entity-loans|scores)/,
    ['see_application_scpi', 'scpi_edit_clients'],
  ],
  [/^(GET|POST) \/scpi\/v1\/(locations|addresses)\//, ['see_application_scpi']],
  [/^GET \/scpi\/v1\/me$/, []],
  [/^POST \/scpi\/v1\/me$/, ['see_application_scpi']],
  [/^GET \/scpi\/v1\/(informations|contacts)/, ['see_application_scpi']],
  [/ \/scpi\/v1\/(informations|contacts)/, ['see_application_scpi', 'scpi_manage_company']],
  [/^GET \/v4\/commercial-report/, ['see_client_files', 'see_commercial_report']],
  [/ \/v4\/commercial-report/, ['see_client_files', 'see_commercial_report', 'manage_commercial_report']],
  [/^GET \/v3\/legacy|^POST \/v3\/propertyUpdateRequests/, ['see_application_immo']],
]

/** Those who only bring households follow their files, and read none of their figures nor what is proposed to them. */
const householdParts: readonly string[] = [
  ...clientFileSections.map(({ path }) => path),
  'calculation',
  'history',
  'export',
  'summary',
  'meetings',
  'linked-properties',
  'property-proposals',
]
const isOfHousehold = ({ path }: Operation): boolean =>
  path.startsWith('/v4/commercial-report') ||
  (/^\/v3\/(?:client-files|property-proposals)/.test(path) &&
    path.split('/').some((part) => householdParts.includes(part)))

let running: TestApp
let caller: Caller
let operations: Operation[]
beforeAll(async () => {
  running = await openTestApp()
  operations = (await describedOperations(running.stranger)).filter(({ isPublic }) => !isPublic)
  caller = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`
const rowOf = (operation: Operation) => ROWS.find(([pattern]) => pattern.test(keyOf(operation)))

/** The operation on what does not exist: a right that is missing is told before anything is looked for. */
function call({ method, path }: Operation) {
  const address = path
    .replace(/\{(?:id|idOrProject|\w+Id)\}/g, '00000000-0000-4000-8000-000000000000')
    .replace(/\{(?:project|scheme)\}/, 'pinel')
    .replace('{slug}', 'montpellier-34000')
  return caller.call(method, `/api${address}`, method === 'GET' || method === 'DELETE' ? undefined : {})
}

function isAllowed(role: RoleName, operation: Operation): boolean {
  const { permissions, perimeter } = rightsOf([role])
  if (isOfHousehold(operation) && perimeter === 'own_leads') return false
  // The platform’s back office answers a questionnaire for nobody.
  if (keyOf(operation) === 'PUT /scpi/v1/pp-accounts/{id}/quiz' && role === 'scpi-backoffice') return false
  const held = new Set<Right>([...permissions, ...(perimeter === 'company' ? (['company_perimeter'] as const) : [])])
  return rowOf(operation)?.[1].every((right) => held.has(right)) ?? false
}

test('every operation that asks for a login is in the table', () => {
  expect(operations.filter((operation) => !rowOf(operation)).map(keyOf)).toEqual([])
})

/** The session stays the same: what an account may do is looked up at each request. */
test.each(roleNames)('%s is refused what the table refuses, and nothing else', async (role) => {
  await running.database.query("UPDATE users SET roles = ARRAY[$1] WHERE email = 'c.aubrac@ormeval.example'", [role])
  await running.database.query('DELETE FROM login_attempts')
  const answers: [string, boolean][] = []
  for (const operation of operations) answers.push([keyOf(operation), (await call(operation)).statusCode !== 403])
  expect(answers).toEqual(operations.map((operation) => [keyOf(operation), isAllowed(role, operation)]))
})
