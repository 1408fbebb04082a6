import { rightsOf, heldRights } from '#contract/access'
import {
  at,
  defineLifecycle,
  impossibilityOf,
  inStateSince,
  lessThanHoursBefore,
  statusAt,
  type Transition,
} from '#contract/lifecycle'

type Status = 'open' | 'late' | 'closed'
const by = { by: ['adviser'], right: 'actOnSales' } as const satisfies Partial<Transition<Status, unknown>>
const states = {
  open: { label: 'Ouvert', tone: 'info' },
  late: { label: 'Pressé', tone: 'warning' },
  closed: { label: 'Fermé', tone: 'neutral', isFinal: true },
} as const
const transitions = {
  close: { ...by, from: ['open', 'late'], to: 'closed', label: 'Fermer' },
  end: { by: ['system'], from: ['open', 'late'], to: 'closed', label: 'Fin', due: at('ends_at') },
  hurry: { by: ['system'], from: ['open'], to: 'late', label: 'Presse', due: lessThanHoursBefore('ends_at', 24) },
} as const satisfies Readonly<Record<string, Transition<Status, unknown>>>
const lifecycle = defineLifecycle<Status, keyof typeof transitions, unknown>({
  ...{ label: 'Chose', initial: 'open', states, transitions },
})

describe('a lifecycle', () => {
  test('is refused when something leaves a final state, nothing leaves another one, or nothing leads to one', () => {
    const define = (change: object) => () =>
      defineLifecycle<Status, keyof typeof transitions, unknown>({
        ...{ label: 'Chose', initial: 'open', states, transitions, ...change },
      })
    const reopen = { ...by, from: ['closed'], to: 'open', label: 'Rouvrir' }
    expect(define({ transitions: { ...transitions, reopen } })).toThrow('closed')
    expect(define({ states: { ...states, closed: { label: 'Fermé', tone: 'neutral' } } })).toThrow('closed')
    expect(define({ initial: 'late', transitions: { close: transitions.close, end: transitions.end } })).toThrow('open')
  })

  test('is moved by time, at the instant that each transition declares, and says since when', () => {
    const written = { status: 'open', attributes: { ends_at: '2026-11-27T18:00:00+01:00' } } as const
    const then = (instant: string) => statusAt(lifecycle, written, new Date(instant))
    expect([then('2026-11-26T17:00:00Z'), then('2026-11-26T17:00:00.001Z')]).toEqual(['open', 'late'])
    expect([then('2026-11-27T16:59:59.999Z'), then('2026-11-27T17:00:00Z')]).toEqual(['late', 'closed'])
    const now = new Date('2026-11-30T08:00:00Z')
    const since = inStateSince(lifecycle, { ...written, status: 'closed' }, now)
    expect(since).toBe('2026-11-27T17:00:00.000Z')
    const rights = heldRights(rightsOf(['transactional-manager']), {
      user: {
        can_manage_his_company: false,
        can_see_property_reference: false,
        can_see_commission: false,
        debug_mode: false,
      },
      company: { hide_commissions: false },
    })
    expect(impossibilityOf(lifecycle, 'close', { status: 'closed', since, facts: {}, rights, now })).toEqual({
      because: 'state',
      reason:
        'Chose «\u00a0Fermé\u00a0» depuis le 27/11/2026 à 18:00, rien ne la suit\u00a0: possible depuis «\u00a0Ouvert\u00a0», «\u00a0Pressé\u00a0».',
    })
  })
})
