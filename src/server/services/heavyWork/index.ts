export { openHeavyWorkers, Overloaded, type HeavyWorkers, type WorkerFile } from './pool'
export { answering, type HeavyWork, type HeavyWorkCall } from './work'
