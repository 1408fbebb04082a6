export { checkSolutionConfiguration, solutionConfiguration, type CheckedSolution } from './solutionConfiguration'
export { hasWorks } from './works'
export * as simulatorQuestions from './simulators'
