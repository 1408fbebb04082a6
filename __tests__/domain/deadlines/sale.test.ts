import { deadlines } from '#domain'

const texts = ({ steps }: { steps: readonly { text: string }[] }) =>
  steps.map(({ text }) => text.replaceAll('\u00a0', ' '))

describe('the withdrawal of a buyer (CCH art. L271-1)', () => {
  test('ten days from the day after the first presentation, a Sunday being put off to the Monday, each step said', () => {
    const end = deadlines.withdrawalEnd('2026-11-26', 'metropolitan')
    expect(end).toMatchObject({ at: '2026-12-07T23:59:59+01:00', day: '2026-12-07' })
    expect(end.source).toContain('L271-1')
    expect(texts(end)).toEqual([
      'jeudi 26 novembre 2026 : première présentation du contrat',
      'vendredi 27 novembre 2026 : premier jour du délai, le lendemain',
      'dimanche 6 décembre 2026 : 10e jour',
      'lundi 7 décembre 2026 : report au premier jour ouvrable (CPC art. 642), le dimanche 6 décembre 2026 étant un dimanche',
    ])
  })

  test.each([
    ['2026-11-27', 'metropolitan', '2026-12-07'],
    ['2026-11-25', 'metropolitan', '2026-12-07'],
    ['2026-11-24', 'metropolitan', '2026-12-04'],
    ['2026-12-15', 'metropolitan', '2026-12-28'],
    ['2026-12-16', 'alsace_moselle', '2026-12-28'],
    ['2026-03-24', 'metropolitan', '2026-04-03'],
    ['2026-03-24', 'alsace_moselle', '2026-04-07'],
    ['2026-12-10', 'metropolitan', '2026-12-21'],
    ['2027-12-10', 'metropolitan', '2027-12-20'],
    ['2027-12-10', '974', '2027-12-21'],
  ] as const)('presented on %s in %s it ends on %s', (presentedOn, area, day) => {
    expect(deadlines.withdrawalEnd(presentedOn, area).day).toBe(day)
  })

  test('over the change of clocks it ends at the offset of its last day', () => {
    expect(deadlines.withdrawalEnd('2026-10-16', 'metropolitan').at).toBe('2026-10-26T23:59:59+01:00')
    expect(deadlines.withdrawalEnd('2026-03-20', 'metropolitan').at).toBe('2026-03-30T23:59:59+02:00')
  })

  test('was of seven days before 8 August 2015', () => {
    expect(deadlines.withdrawalEnd('2015-06-01', 'metropolitan').day).toBe('2015-06-08')
  })

  test('of several buyers, the latest counts', () => {
    expect(deadlines.lastWithdrawalEnd(['2026-11-26', '2026-11-30', '2026-11-24'], 'metropolitan')?.day).toBe(
      '2026-12-10',
    )
    expect(deadlines.lastWithdrawalEnd([], 'metropolitan')).toBeUndefined()
  })

  test('gives the deposit back in twenty-one days', () => {
    expect(deadlines.refundAfterWithdrawal('2026-12-01').day).toBe('2026-12-22')
  })
})

describe('an option', () => {
  test.each([
    ['2026-11-24T17:00:00Z', 'metropolitan', '2026-11-27T18:00:00+01:00'],
    ['2026-11-27T17:00:00Z', 'metropolitan', '2026-12-02T18:00:00+01:00'],
    ['2026-11-28T09:00:00Z', 'metropolitan', '2026-12-02T10:00:00+01:00'],
    ['2026-03-27T09:15:30Z', 'metropolitan', '2026-04-01T10:15:30+02:00'],
    ['2026-10-23T08:00:00Z', 'metropolitan', '2026-10-28T10:00:00+01:00'],
    ['2026-05-20T08:00:00Z', '972', '2026-05-27T10:00:00+02:00'],
  ] as const)('set at %s in %s ends at %s', (startsAt, area, end) => {
    expect(deadlines.optionEnd(startsAt, area).at).toBe(end)
  })

  test('is extended by two working days from its former end', () => {
    expect(deadlines.extendedOptionEnd('2026-11-27T18:00:00+01:00', 'metropolitan').at).toBe(
      '2026-12-01T18:00:00+01:00',
    )
  })

  test('says which days do not count', () => {
    expect(texts(deadlines.optionEnd('2026-12-23T09:00:00Z', 'metropolitan'))).toEqual([
      'mercredi 23 décembre 2026 : option posée',
      'vendredi 25 décembre 2026 : ne compte pas, férié (Noël)',
      'samedi 26 décembre 2026 : ne compte pas, un samedi',
      'dimanche 27 décembre 2026 : ne compte pas, un dimanche',
      'mardi 29 décembre 2026 : 3e jour ouvré',
    ])
  })
})

describe('a dénonciation', () => {
  test('is answered by the end of the second working day', () => {
    expect(deadlines.answerDue('2026-11-26T10:00:00Z', 'metropolitan').at).toBe('2026-11-30T23:59:59+01:00')
  })

  test('holds three months, to the end of the day of the same number or the last of the month', () => {
    expect(deadlines.reportEnd('2026-11-23T10:00:00Z').at).toBe('2027-02-23T23:59:59+01:00')
    expect(deadlines.reportEnd('2026-11-30T10:00:00Z').at).toBe('2027-02-28T23:59:59+01:00')
  })
})

describe('the loan and the deed', () => {
  test('a loan is looked for during a month at least (C. conso. art. L313-41)', () => {
    expect(deadlines.earliestLoanDeadline('2027-01-31').day).toBe('2027-02-28')
  })

  test('an offer is accepted on the eleventh day at the earliest (C. conso. art. L313-34)', () => {
    expect(deadlines.reflectionEnd('2026-12-01').at).toBe('2026-12-11T23:59:59+01:00')
    expect(deadlines.offerAcceptance('2026-12-01').at).toBe('2026-12-12T00:00:00+01:00')
  })

  test('the deed is signed a month after its draft at the earliest (CCH art. R261-30)', () => {
    expect(deadlines.earliestDeed('2027-01-15')).toMatchObject({ day: '2027-02-15', source: 'CCH art. R261-30' })
    expect(deadlines.earliestDeed('2028-01-31').day).toBe('2028-02-29')
  })

  test('a deposit is given back within three months (CCH art. R261-31)', () => {
    expect(deadlines.depositRefund('2026-11-30').day).toBe('2027-02-28')
  })

  test.each([
    ['2027-11-23', 0.05, 10_745],
    ['2027-11-24', 0.02, 4298],
    ['2028-11-23', 0.02, 4298],
    ['2028-11-24', 0, 0],
  ])(
    'with a deed on %s the deposit is at most %d of the price, %d euros (CCH art. R261-28)',
    (deedOn, share, amount) => {
      expect(deadlines.depositCeiling(214_900, '2026-11-23', deedOn)).toMatchObject({ share, amount })
    },
  )

  test('the ceiling of a deposit is never above its share, to the cent', () => {
    expect(deadlines.depositCeiling(199_999.99, '2026-11-23', '2027-01-01').amount).toBe(9_999.99)
  })
})
