import { heldRights, permissions, roles, rightsOf, type Right, type RoleName } from '#contract/access'
import { impossibilityOf, possibilities, possibleActions, type Lifecycle } from '#contract/lifecycle'
import {
  bookingLifecycle,
  lotLifecycle,
  optionLifecycle,
  reportLifecycle,
  type SaleState,
} from '#features/sales/contract/lifecycles'
import { designed, designedLot, designedStates } from './designed'

const NOW = new Date('2026-11-23T10:00:00Z')
const LATER = '2026-12-07T23:59:59+01:00'

/** Facts that no date and no count forbids anything by. */
const facts = {
  report: { renewal_count: 0 },
  option: { extension_count: 0, expires_at: LATER },
  booking: { withdrawal_ends_at: LATER, loan_offer_at: '2026-11-01' },
}

type AnyLifecycle = Lifecycle<string, string, Readonly<Record<string, unknown>>>
// Each with its own facts: the tables are read by name, which the compiler cannot follow.
const lifecycles = {
  report: reportLifecycle,
  option: optionLifecycle,
  booking: bookingLifecycle,
} as unknown as Readonly<Record<keyof typeof facts, AnyLifecycle>>

const kinds = ['report', 'option', 'booking'] as const
const isKind = (text: string): text is keyof typeof facts => kinds.some((kind) => kind === text)

interface Designed {
  readonly kind: keyof typeof facts
  readonly action: string
  readonly from: readonly string[]
  readonly to: string
  readonly permission: string
}

/** One line for each state that it leaves. */
const transitions: readonly Designed[] = [
  ...designed
    .trim()
    .split('\n')
    .reduce((found, line) => {
      const [kind = '', action = '', from = '', to = '', permission = ''] = line.split(' ')
      if (!isKind(kind)) throw new Error(`No lifecycle ${kind}`)
      const others = found.get(`${kind} ${action}`)?.from ?? []
      return found.set(`${kind} ${action}`, { kind, action, from: [...others, from], to, permission })
    }, new Map<string, Designed>())
    .values(),
]

const roleNames = Object.keys(roles).filter((name): name is RoleName => Object.hasOwn(roles, name))

function rightsOfRole(role: RoleName): ReadonlySet<Right> {
  return heldRights(rightsOf([role]), {
    user: {
      can_manage_his_company: true,
      can_see_property_reference: true,
      can_see_commission: true,
      debug_mode: false,
    },
    company: { hide_commissions: false },
  })
}

const everything = new Set(Object.keys(permissions)) as ReadonlySet<Right>

const possible = (kind: keyof typeof facts, status: string, rights = everything) =>
  possibleActions(lifecycles[kind], { status, facts: facts[kind], rights, now: NOW })

describe('the lifecycles', () => {
  test.each(kinds)('%s has the transitions that were designed, and no other', (kind) => {
    const own = transitions.filter((transition) => transition.kind === kind)
    expect(Object.keys(lifecycles[kind].transitions).sort()).toEqual(own.map(({ action }) => action).sort())
    for (const { action, from, to } of own) {
      const transition = lifecycles[kind].transitions[action]
      expect([action, [...(transition?.from ?? [])].sort(), transition?.to]).toEqual([action, [...from].sort(), to])
    }
  })

  test('a lot has the transitions that were designed, none of which somebody makes by a call', () => {
    const lines = Object.entries(lotLifecycle.transitions).flatMap(([action, { from, to, by, right }]) =>
      from.map((state) => [action, state, to, right ?? by.join()].join(' ')),
    )
    expect(lines.sort()).toEqual(designedLot.trim().split('\n').sort())
  })

  test('have the states that were designed: tone, end, deadline, what the lot becomes, label', () => {
    const all = { report: reportLifecycle, option: optionLifecycle, booking: bookingLifecycle, lot: lotLifecycle }
    const lines = Object.entries(all).flatMap(([kind, { states }]) =>
      Object.entries<SaleState>(states).map(([key, { tone, isFinal, deadline, lot, label }]) =>
        [kind, key, tone, isFinal ? 'final' : '-', deadline ?? '-', lot ?? '-', label].join(' '),
      ),
    )
    expect(lines.sort()).toEqual(designedStates.trim().split('\n').sort())
  })

  test.each(kinds)('nothing leaves a final state of %s, and every state is reached', (kind) => {
    const { states, initial } = lifecycles[kind]
    const all = Object.values(lifecycles[kind].transitions)
    for (const [key, { isFinal }] of Object.entries(states)) {
      expect([key, all.some(({ from }) => from.includes(key))]).toEqual([key, isFinal !== true])
      expect([key, key === initial || all.some(({ to }) => to === key) || key === 'waitlisted']).toEqual([key, true])
    }
  })
})

describe.each(roleNames)('as %s', (role) => {
  const rights = rightsOfRole(role)

  test.each(transitions)('$kind: $action is possible where it was designed, and refused elsewhere', (transition) => {
    const { kind, action, from, permission } = transition
    const mayDo = permission !== '-' && [...rights].includes(permission as Right)
    for (const status of Object.keys(lifecycles[kind].states)) {
      const expected = mayDo && from.includes(status)
      expect([status, possible(kind, status, rights).includes(action)]).toEqual([status, expected])
    }
  })
})

/** A text with these words. */
const contains = (words: string): unknown => expect.stringContaining(words)

describe('what is not possible', () => {
  const option = (change: Partial<typeof facts.option>, rights = everything) =>
    ({ status: 'active', facts: { ...facts.option, ...change }, rights, now: NOW }) as const

  test('an option is extended once, and not after its end', () => {
    expect(impossibilityOf(optionLifecycle, 'extend', option({}))).toBeUndefined()
    expect(impossibilityOf(optionLifecycle, 'extend', option({ extension_count: 1 }))).toMatchObject({
      because: 'limit',
      reason: contains('déjà été prolongée'),
    })
    expect(impossibilityOf(optionLifecycle, 'extend', option({ expires_at: NOW.toISOString() }))).toMatchObject({
      because: 'limit',
      reason: contains('a expiré'),
    })
  })

  test('a dénonciation is renewed once', () => {
    const situation = { status: 'accepted', rights: everything, now: NOW } as const
    expect(impossibilityOf(reportLifecycle, 'renew', { ...situation, facts: { renewal_count: 0 } })).toBeUndefined()
    expect(impossibilityOf(reportLifecycle, 'renew', { ...situation, facts: { renewal_count: 1 } })?.because).toBe(
      'limit',
    )
  })

  test('nobody withdraws after the last second of the period', () => {
    const at = (now: string) =>
      impossibilityOf(bookingLifecycle, 'withdraw', {
        status: 'withdrawal_period',
        facts: facts.booking,
        rights: everything,
        now: new Date(now),
      })
    expect(at('2026-12-07T22:59:59.999Z')).toBeUndefined()
    expect(at('2026-12-07T23:00:00Z')).toMatchObject({ because: 'limit' })
  })

  test('an offer of loan is accepted from the eleventh day on', () => {
    const at = (now: string) =>
      impossibilityOf(bookingLifecycle, 'accept_offer', {
        status: 'loan_offer',
        facts: { ...facts.booking, loan_offer_at: '2026-12-01' },
        rights: everything,
        now: new Date(now),
      })
    expect(at('2026-12-11T22:59:59Z')).toMatchObject({ because: 'limit', reason: contains('L.313-34') })
    expect(at('2026-12-11T23:00:00Z')).toBeUndefined()
  })

  test('a right that lacks, a state, what comes by itself: each says so', () => {
    const reasons = (rights: ReadonlySet<Right>) =>
      Object.fromEntries(
        possibilities(optionLifecycle, option({}, rights)).map(({ action, impossible }) => [action, impossible]),
      )
    expect(reasons(everything)).toMatchObject({
      accept: {
        because: 'state',
        reason: 'Option «\u00a0Active\u00a0»\u00a0: possible depuis «\u00a0Demandée\u00a0».',
      },
      expire: { because: 'automatic' },
      release: undefined,
    })
    expect(reasons(new Set<Right>(['see_transactional_actions']))).toMatchObject({ release: { because: 'right' } })
  })

  test('what is possible says what it asks, and by which law', () => {
    const found = possibilities(bookingLifecycle, {
      status: 'countersigned',
      facts: facts.booking,
      rights: everything,
      now: NOW,
    }).find(({ action }) => action === 'notify')
    expect(found).toEqual({
      action: 'notify',
      label: 'Notifier le contrat à l’acquéreur',
      to: 'withdrawal_period',
      needs: { fields: ['notified_at'], papers: ['notification_proof'] },
      law: 'CCH L.271-1',
    })
  })
})
