import { nextStep } from '../../../../../src/features/clientFile/client/file/synthesis/nextStep'

const ready = { isHouseholdKnown: true, hasProject: true, isInvestment: true, isCalculated: true, hasKeptLot: true }

test.each([
  [{}, 'present'],
  [{ isHouseholdKnown: false }, 'informations'],
  [{ hasProject: false }, 'investment-capacity'],
  [{ isCalculated: false }, 'solution'],
  [{ hasKeptLot: false }, 'lot-proposals'],
  [{ isInvestment: false, isCalculated: false, hasKeptLot: false }, 'present'],
])('the next step of a file that is ready but for %j is %s', (missing, expected) => {
  const { action } = nextStep({ ...ready, ...missing })
  expect(action === 'present' ? action : action.tab).toBe(expected)
})
