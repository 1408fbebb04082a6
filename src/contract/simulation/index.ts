export { checkSolutionConfiguration, solutionConfiguration, type CheckedSolution } from './solutionConfiguration'
