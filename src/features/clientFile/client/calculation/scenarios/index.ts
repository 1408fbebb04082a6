export { useScenarioOutcome } from './useScenarioOutcome'
export type { ScenarioOutcome } from './scenarioOutcome'
