import { call, select, take, type Saga } from '#client/sagas'
import { selectSolution, solutionOpened, solutionShown } from './slice'

const load = () => import(/* webpackChunkName: "calculation" */ './saga')

/** Loads the saga of the calculations when the first solution is opened. */
export function* calculationSaga(): Saga {
  const { clientFile } = yield* select(selectSolution)
  if (clientFile === null) yield* take([solutionOpened, solutionShown])
  const { followSolutions } = yield* call(load)
  yield* followSolutions()
}
