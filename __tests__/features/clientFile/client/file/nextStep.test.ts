import { nextStep } from '../../../../../src/features/clientFile/client/file/synthesis/nextStep'
import { problemsOf } from '../../../../../src/features/clientFile/client/file/synthesis/problems'

const ready = {
  isHouseholdKnown: true,
  hasProject: true,
  isInvestment: true,
  solution: 'known',
  problems: [],
  hasKeptLot: true,
  isPresented: false,
} as const

test.each([
  [{}, 'present'],
  [{ isHouseholdKnown: false }, 'informations'],
  [{ hasProject: false }, 'investment-capacity'],
  [{ solution: 'unknown' as const }, 'solution'],
  [{ solution: 'incomplete' as const }, 'solution'],
  [{ problems: ['Endettement de 41 %.'] }, 'solution'],
  [{ problems: ['Endettement de 41 %.'], hasKeptLot: false }, 'solution'],
  [{ hasKeptLot: false }, 'lot-proposals'],
  [{ isInvestment: false, solution: 'unknown' as const, hasKeptLot: false }, 'present'],
])('the next step of a file that is ready but for %j is %s', (missing, expected) => {
  const { action } = nextStep({ ...ready, ...missing })
  expect(action === 'present' ? action : action.tab).toBe(expected)
})

test.each([
  [{ solution: 'unknown' as const }, 'solution'],
  [{ problems: ['Endettement de 41 %.'] }, 'solution'],
  [{ hasKeptLot: false }, 'lot-proposals'],
  [{}, 'lot-proposals'],
])('what follows a presentation, for a file that is ready but for %j, is %s', (missing, tab) => {
  const step = nextStep({ ...ready, isPresented: true, ...missing })
  expect(step.action).toMatchObject({ tab })
  expect(step.sentence).toMatch(/^L’étude est présentée/)
  expect(step.problems).toEqual('problems' in missing ? missing.problems : [])
})

test('what speaks against an operation is named instead of saying that all is ready', () => {
  const problems = ['Endettement de 41 %.']
  const step = nextStep({ ...ready, problems })
  expect(step.problems).toEqual(problems)
  expect(step.sentence).not.toMatch(/prêt/)
})

describe('what speaks against an operation', () => {
  const good = { average_effort: 300, debt_ratio_after: 0.35, irr_after_tax: 0.03 }
  const check = (state: 'ok' | 'to_correct', label: string) =>
    ({ key: 'vacancy', label, state, message: '', effort_effect: 0, wealth_effect: 0 }) as const

  test('is nothing when it is within what is wanted, lent and honest', () => {
    expect(problemsOf(good, 300, { checks: [check('ok', 'Vacance')], passed: 1 })).toEqual([])
    expect(problemsOf({ ...good, average_effort: 900 }, null, undefined)).toEqual([])
    expect(problemsOf({ ...good, average_effort: -120 }, 0, undefined)).toEqual([])
  })

  test('is first the capital that no month saves for', () => {
    expect(problemsOf(good, 300, undefined, { amount: 209_580, year: 2047 })).toEqual([
      'Capital de 209\u202f580\u00a0€ à rembourser en 2047\u00a0: voyez avec le client d’où il viendra.',
    ])
  })

  test('is its effort, its debt, its return and its sincerity, in this order and with their figures', () => {
    const bad = { average_effort: 648, debt_ratio_after: 0.412, irr_after_tax: 0.002 }
    const sincerity = { checks: [check('ok', 'Travaux'), check('to_correct', 'Vacance')], passed: 1 }
    expect(problemsOf(bad, 350, sincerity)).toEqual([
      'Effort moyen de 648\u00a0€/mois, soit 298\u00a0€ de plus que souhaité.',
      'Endettement de 41,2\u202f%, au-dessus de la limite de 35\u202f%.',
      'Rendement après impôt de 0,2\u202f% par an, revente comprise.',
      'Sincérité de 1/2, à revoir\u00a0: Vacance.',
    ])
  })
})
