export { checkSolutionConfiguration, solutionConfiguration, type CheckedSolution } from './solutionConfiguration'
export * as simulatorQuestions from './simulators'
