export { checkSolutionConfiguration, type CheckedSolution } from './checkSolution'
export { solutionConfiguration } from './solutionConfiguration'
export { hasWorks } from './works'
export * as simulatorQuestions from './simulators'
