export {
  checkHouseholdCreation,
  companionCreation,
  householdCreation,
  type HouseholdCreation,
} from './householdCreation'
export {
  householdAnswers,
  householdComposition,
  isOver,
  smoothedLoans,
  type HouseholdBudget,
  type HouseholdMembers,
} from './household'
export { givenAnswers, unconfirmed, type Suggested } from './unconfirmed'
export { USUAL_YEARS_SHOWN, yearsPastLoan } from './yearsShown'
export { clientFileSections, type ClientFileSection } from '../sections'
export { clientFileAggregate } from '../aggregate'
export { answeringSections, expectedAnswers, type ExpectedAnswer } from './expectedAnswers'
export { exampleHousehold } from './exampleHousehold'
export { aimLabel, aimsInOrder, type Aim } from './aims'
