import { isRoleName, rightsOf, roles, type Right } from '#contract/access'
import { bookingPapers } from '#features/sales/contract'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'
import { document } from '../../../support/server/documents'
import { designed } from '../contract/designed'
import { CONTRACT, salesDesk } from './salesDesk'

const { app, claire, wholeFile, drafted, lot } = salesDesk()

const machines = { report: reportLifecycle, option: optionLifecycle, booking: bookingLifecycle } as const
type Kind = keyof typeof machines
const isKind = (text: string): text is Kind => Object.hasOwn(machines, text)
const kinds = Object.keys(machines).filter(isKind)
const paths = { report: '/api/v3/report', option: '/api/v3/option', booking: '/api/v3/bookings' } as const

interface Transition {
  readonly action: string
  readonly from: string
  readonly to: string
  readonly permission: string
}
const transitionsOf = (kind: Kind): readonly Transition[] =>
  designed
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([of]) => of === kind)
    .map(([, action = '', from = '', to = '', permission = '']) => ({ action, from, to, permission }))

/** What goes with an action, so that nothing lacks. */
const BODIES: Readonly<Record<string, object>> = {
  send: { consent_at: '2026-11-19T09:00:00.000Z' },
  dispute: { reason: 'Déjà connu' },
  reject: { reason: 'Déjà connu' },
  refuse: { reason: 'Vendu au guichet' },
  ask_documents: { missing_documents: ['tax_notice'] },
  edit_contract: CONTRACT,
  notify: { notified_at: '2026-11-19' },
  submit_loan: { loan_amount: 180_000, bank: 'Banque du Méridien' },
  receive_offer: { loan_offer_at: '2026-11-19' },
  notify_deed: { deed_draft_at: '2026-11-19' },
  schedule_deed: { deed_at: '2026-12-30T10:00:00.000Z' },
  reschedule_deed: { deed_at: '2026-12-30T10:00:00.000Z' },
  deliver: { delivered_at: '2026-11-19' },
  cancel_client: { reason: 'Mutation' },
  cancel_promoter: { reason: 'Programme abandonné' },
}

const LATER = '2026-12-07T22:59:59.000Z'
/** What no date and no count forbids anything by. */
const FACTS = {
  report: { renewal_count: 0, expires_at: '2027-02-01T22:59:59.000Z' },
  option: { extension_count: 0, expires_at: LATER, validation_due_at: LATER, rank: 1, booking_id: null },
  booking: { withdrawal_ends_at: LATER, loan_offer_at: '2026-11-01', deed_earliest_at: null, option_id: null },
} as const
/** An option that has less than a day left. */
const SOON = '2026-11-20T20:00:00.000Z'

const expectedFacts = (kind: Kind, status: string): object => {
  if (status !== 'expiring') return FACTS[kind]
  return { ...FACTS[kind], expires_at: kind === 'option' ? SOON : '2026-11-24T22:59:59.000Z' }
}

/** A sale of each kind, each on a lot of its own, that is put into any state. */
async function prepared(kind: Kind) {
  const property = await lot()
  const { id, companyOf } = await created(kind, property)
  return {
    put: async (status: string) => {
      const columns = Object.entries({ ...expectedFacts(kind, status), status })
      await app().database.query(
        `UPDATE ${kind}s SET ${columns.map(([name], index) => `${name} = $${index + 2}`).join(', ')} WHERE id = $1`,
        [id, ...columns.map(([, value]) => value)],
      )
      await app().database.query('UPDATE properties SET status = $2 WHERE id = $1', [property, lotIn(kind, status)])
    },
    act: (action: string) => claire.call('PUT', `${paths[kind]}/${id}`, { action, ...BODIES[action] }),
    companyOf,
  }
}

async function created(kind: Kind, property: string) {
  if (kind === 'booking') {
    const id = await drafted(property)
    for (const key of Object.keys(bookingPapers))
      await app().database.query(
        `INSERT INTO booking_papers (company_id, id, booking_id, key, name, status, media_type, content)
         SELECT company_id, gen_random_uuid(), id, $2, 'piece.pdf', 'accepted', 'application/pdf', '' FROM bookings WHERE id = $1`,
        [id, key],
      )
    return { id, companyOf: kind }
  }
  const client_file = await wholeFile()
  const [found] = await app().database.query<{ promoter: string }>(
    'SELECT g.promoter_id AS promoter FROM properties l JOIN programs g ON g.id = l.program_id WHERE l.id = $1',
    [property],
  )
  const body = kind === 'option' ? { client_file, property } : { client_file, promoter: found?.promoter }
  return { id: document(await claire.call('POST', paths[kind], body)).data.id, companyOf: kind }
}

function lotIn(kind: Kind, status: string): string {
  if (kind === 'report') return 'available'
  if (kind === 'option') return ['active', 'expiring', 'waitlisted'].includes(status) ? 'optioned' : 'available'
  return bookingLifecycle.states[status as 'draft'].lot ?? 'available'
}

const setRole = (role: string) =>
  app().database.query("UPDATE users SET roles = ARRAY[$1] WHERE email = 'c.aubrac@ormeval.example'", [role])
afterEach(() => setRole('expert-member'))

const roleNames = Object.keys(roles).filter(isRoleName)
/** A role that may do everything with sales. */
const ABLE = 'transactional-manager'

describe.each(kinds)('a %s', (kind) => {
  const all = transitionsOf(kind)
  const byHand = all.filter(({ permission }) => permission !== '-')

  test.each(roleNames)('goes each way that it may for %s, and is refused to who may not', async (role) => {
    const held = new Set<Right>(rightsOf([role]).permissions)
    const { put, act } = await prepared(kind)
    await setRole(role)
    const answers: unknown[] = []
    for (const { action, from } of byHand) {
      await put(from)
      const answer = await act(action)
      const status = answer.statusCode === 200 ? document(answer).data.attributes['status'] : answer.statusCode
      answers.push([action, from, status === 422 ? answer.body : status])
    }
    const mayAct = held.has('see_transactional_actions') && held.has('manage_transactional_actions')
    expect(answers).toEqual(
      byHand.map(({ action, from, to, permission }) => {
        const isAllowed = mayAct && [...held].some((right) => right === permission)
        return [action, from, isAllowed ? to : 403]
      }),
    )
  })

  test('goes no other way, whoever asks: 409 with what is possible', async () => {
    const { put, act } = await prepared(kind)
    await setRole(ABLE)
    const wrong: unknown[] = []
    const { states, transitions } = machines[kind]
    for (const status of Object.keys(states)) {
      await put(status)
      const possible = byHand.filter(({ from }) => from === status).map(({ action }) => action)
      for (const action of Object.keys(transitions).filter((one) => !possible.includes(one))) {
        const answer = await act(action)
        const allowed = answer.json<{ meta?: { allowed_actions?: readonly string[] } }>().meta?.allowed_actions
        if (answer.statusCode !== 409 || [...(allowed ?? [])].sort().join() !== [...possible].sort().join())
          wrong.push([status, action, answer.statusCode, allowed])
      }
    }
    expect(wrong).toEqual([])
  })
})
