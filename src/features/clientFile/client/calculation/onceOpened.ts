import { call, select, take, type Saga } from '#client/sagas'
import { selectSolution, solutionOpened, solutionShown } from './slice'

const load = () => import(/* webpackChunkName: "calculation" */ './saga')

/** The calculations, which come with the first solution that opens. */
export function* calculationSaga(): Saga {
  const { clientFile } = yield* select(selectSolution)
  if (clientFile === null) yield* take([solutionOpened, solutionShown])
  const { followSolutions } = yield* call(load)
  yield* followSolutions()
}
