import { inStateSince, statusAt } from '#contract/lifecycle'
import { furthestStage, missingPapers, stageOf, type PaperFacts } from '#features/sales/contract'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'

describe('time alone moves', () => {
  test.each([
    ['2026-11-26T16:59:59Z', 'active'],
    ['2026-11-26T17:00:00Z', 'active'],
    ['2026-11-26T17:00:01Z', 'expiring'],
    ['2026-11-27T16:59:59Z', 'expiring'],
    ['2026-11-27T17:00:00Z', 'expired'],
  ])('an option that ends on 27 November at 18:00: at %s it is %s', (now, status) => {
    const option = { status: 'active', attributes: { expires_at: '2026-11-27T18:00:00+01:00' } } as const
    expect(statusAt(optionLifecycle, option, new Date(now))).toBe(status)
  })

  test.each([
    ['2026-11-24T22:59:59.999Z', 'requested'],
    ['2026-11-24T23:00:00Z', 'expired'],
  ])('an option whose promoter answers on 24 November at the latest: at %s it is %s', (now, status) => {
    const attributes = { expires_at: null, validation_due_at: '2026-11-24T23:59:59+01:00' }
    expect(statusAt(optionLifecycle, { status: 'requested', attributes }, new Date(now))).toBe(status)
  })

  test.each([
    ['2027-02-16T22:00:00Z', 'accepted'],
    ['2027-02-17T22:00:00Z', 'expiring'],
    ['2027-02-23T22:59:59.500Z', 'expiring'],
    ['2027-02-23T23:00:00Z', 'expired'],
  ])('a dénonciation that ends with 23 February: at %s it is %s', (now, status) => {
    const report = { status: 'accepted', attributes: { expires_at: '2027-02-23T23:59:59+01:00' } } as const
    expect(statusAt(reportLifecycle, report, new Date(now))).toBe(status)
  })

  test.each([
    ['2026-12-07T22:59:59.999Z', 'withdrawal_period'],
    ['2026-12-07T23:00:00Z', 'firm'],
  ])('a withdrawal period that ends with 7 December: at %s the booking is %s', (now, status) => {
    const attributes = { withdrawal_ends_at: '2026-12-07T23:59:59+01:00' }
    expect(statusAt(bookingLifecycle, { status: 'withdrawal_period', attributes }, new Date(now))).toBe(status)
  })

  test('what has ended, or has no deadline, stays', () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const attributes = { expires_at: '2026-11-27T18:00:00+01:00', withdrawal_ends_at: '2026-12-07T23:59:59+01:00' }
    expect(statusAt(optionLifecycle, { status: 'released', attributes }, now)).toBe('released')
    expect(statusAt(optionLifecycle, { status: 'waitlisted', attributes: {} }, now)).toBe('waitlisted')
    expect(statusAt(reportLifecycle, { status: 'sent', attributes: {} }, now)).toBe('sent')
    expect(statusAt(bookingLifecycle, { status: 'firm', attributes }, now)).toBe('firm')
  })

  test('a state since the instant that was due; what somebody did has none', () => {
    const attributes = { expires_at: '2026-11-27T18:00:00+01:00', validation_due_at: null }
    const now = new Date('2026-11-30T08:00:00Z')
    expect(inStateSince(optionLifecycle, { status: 'expired', attributes }, now)).toBe('2026-11-27T17:00:00.000Z')
    expect(inStateSince(optionLifecycle, { status: 'released', attributes }, now)).toBeUndefined()
  })
})

describe('the papers of a booking', () => {
  const single: PaperFacts = {
    isCouple: false,
    hasEmployee: false,
    deposit: 0,
    hasLoan: true,
    buyers: ['one'],
    given: [],
  }
  const submit = ['identity', 'family_record', 'address_proof', 'tax_notice', 'financing_plan'] as const

  test('are asked of those to whom they apply', () => {
    expect(missingPapers(submit, single)).not.toContain('family_record')
    expect(missingPapers(submit, { ...single, isCouple: true })).toEqual(submit)
    expect(missingPapers(['payslips'], single)).toEqual([])
    expect(missingPapers(['payslips'], { ...single, hasEmployee: true })).toEqual(['payslips'])
    expect(missingPapers(['deposit_proof'], { ...single, deposit: 1 })).toEqual(['deposit_proof'])
    expect(missingPapers(['loan_waiver'], single)).toEqual(['loan_waiver'])
  })

  test('are there once submitted, and no longer when refused', () => {
    const given = (status: 'submitted' | 'accepted' | 'rejected' | 'requested') =>
      missingPapers(['tax_notice'], { ...single, given: [{ key: 'tax_notice', status }] })
    expect([given('submitted'), given('accepted')]).toEqual([[], []])
    expect([given('rejected'), given('requested')]).toEqual([['tax_notice'], ['tax_notice']])
  })

  test('of a buyer are asked of each of two', () => {
    const two = { ...single, buyers: ['one', 'two'] }
    const ofOne = { key: 'identity', status: 'submitted', buyer: 'one' } as const
    expect(missingPapers(['identity'], { ...two, given: [ofOne] })).toEqual(['identity'])
    expect(missingPapers(['identity'], { ...two, given: [ofOne, { ...ofOne, buyer: 'two' }] })).toEqual([])
  })
})

describe('the sale of a client file', () => {
  test('is at its furthest stage, and lost when all is', () => {
    expect(furthestStage([stageOf.report('sent'), stageOf.option('active')])).toBe('option')
    expect(furthestStage([stageOf.option('converted'), stageOf.booking('withdrawal_period')])).toBe('booking')
    expect(furthestStage([stageOf.booking('cancelled_client'), stageOf.option('waitlisted')])).toBe('contact')
    expect(furthestStage([stageOf.booking('withdrawn'), stageOf.option('expired')])).toBe('lost')
    expect(furthestStage([stageOf.booking('draft')])).toBeUndefined()
    expect(furthestStage([])).toBeUndefined()
  })
})
