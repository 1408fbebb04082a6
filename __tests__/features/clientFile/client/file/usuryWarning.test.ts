import { simulate } from '#domain'
import { usuryWarning } from '#features/simulation/client/inputs'
import { plannedLoanKey } from '../../../../../src/features/clientFile/client/file/solution/inputs/useUsuryWarning'
import { configuration, context } from '../../../../domain/support/examples'

function warningAt(changes: Parameters<typeof configuration>[0], loan?: string): string | undefined {
  const result = simulate(configuration(changes), context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return usuryWarning(result, loan)
}

test('a rate that nobody may lend at is told at its field, with the ceiling', () => {
  expect(warningAt({ loan_rate: 0.335 })).toMatch(/^TAEG \d\d,\d\d\u202f%\u00a0: usure au-delà de \d,\d\d\u202f%$/)
  expect(warningAt({ loan_rate: 0.0345 })).toBeUndefined()
})

test('a loan beside the main one has its own warning, once it has all its answers', () => {
  const dear = { kind: 'other', amount: 20_000, rate: 0.12, duration: 120 } as const
  const planned_loans = [{ ...dear, rate: 0.01 }, dear]
  expect(plannedLoanKey([{ kind: 'other' }, ...planned_loans], 2)).toBe('loan_2')
  expect(plannedLoanKey([{ kind: 'other' }, ...planned_loans], 0)).toBeNull()
  expect(plannedLoanKey(planned_loans, -1)).toBeNull()
  expect(warningAt({ planned_loans }, 'loan_1')).toBeUndefined()
  expect(warningAt({ planned_loans }, 'loan_2')).toMatch(/^TAEG 1\d,\d\d\u202f%/)
})
