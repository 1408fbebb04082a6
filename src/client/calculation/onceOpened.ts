import { call, select, take, type Effect } from 'redux-saga/effects'
import { selectSolution, solutionOpened, type CalculationState } from './slice'

const load = () => import(/* webpackChunkName: "calculation" */ './saga')

/** The calculations, which come with the first solution that opens. */
export function* calculationSaga(): Generator<Effect, void, unknown> {
  const { clientFile } = (yield select(selectSolution)) as CalculationState
  if (clientFile === null) yield take(solutionOpened)
  const { followSolutions } = (yield call(load)) as Awaited<ReturnType<typeof load>>
  yield* followSolutions()
}
