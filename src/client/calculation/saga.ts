import type { Task } from 'redux-saga'
import { cancel, delay, fork, put, select, take, takeLatest, type Effect } from 'redux-saga/effects'
import type { Attributes } from '#contract'
import { enumerations } from '#contract'
import { checkSolutionConfiguration } from '#contract/simulation'
import { api, run } from '#client/api'
import type { EditableState } from '#client/autosave'
import { selectResource } from '#client/entities'
import type { ApiFailure } from '#client/transport'
import { solutionPayload } from './payload'
import { solutionSections, type SolutionSections } from './sections'
import { calculated, calculationFailed, calculationStarted, configurationRefused, defaultsTaken, notCalculable, solutionClosed, solutionOpened, solutionRetried } from './slice'

/**
 * Silence after the last change before the solution is asked for, in milliseconds. What is typed rests 250 ms in its field
 * before it changes anything, so a calculation starts 300 ms after the last key.
 */
const PAUSE = 50
/** How long to wait for the network before asking again, in milliseconds. */
const RETRY = 3_000

type Saga<Result = void> = Generator<Effect, Result, unknown>

/** redux-saga cannot type what `yield` gives back; here it is what the selector answers. */
function* read<Result>(selector: (state: EditableState) => Result): Saga<Result> {
  return (yield select(selector)) as Result
}

/** Keeps the solution of the file on screen up to date, as long as its solution tab is open. */
export function* calculationSaga(): Saga {
  yield takeLatest([solutionOpened, solutionClosed], function* (action: ReturnType<typeof solutionOpened | typeof solutionClosed>) {
    if (solutionOpened.match(action)) yield* follow(action.payload)
  })
}

/** Calculates again each time that what is on screen changes; a calculation that is overtaken is cancelled, its request aborted. */
function* follow(clientFile: string): Saga {
  let content: string | undefined
  let calculation: Task | undefined
  for (let isAsked = true; ; isAsked = solutionRetried.match(yield take('*'))) {
    const sections = yield* read((state) => solutionSections(state, clientFile))
    const next = JSON.stringify(sections)
    if (next === content && !isAsked) continue
    content = next
    calculation = yield* restart(calculation, sections)
  }
}

function* restart(former: Task | undefined, sections: SolutionSections | undefined): Saga<Task | undefined> {
  if (former) yield cancel(former)
  const project = sections?.simulation.project
  if (sections && project && enumerations.isInvestment(project)) return (yield fork(calculate, sections, project)) as Task
  yield put(notCalculable())
  return undefined
}

type Project = NonNullable<Attributes<'simulation'>['project']>

/** Until it is calculated or refused: what failed because nothing answered is asked for again. */
function* calculate(sections: SolutionSections, project: Project): Saga {
  yield put(calculationStarted())
  yield delay(PAUSE)
  for (;;) {
    const failure = yield* attempt(sections, project)
    if (!failure) return
    yield put(calculationFailed(failure))
    if (failure.kind !== 'network') return
    yield delay(RETRY)
  }
}

function* attempt(sections: SolutionSections, project: Project): Saga<ApiFailure | undefined> {
  const [scheme] = enumerations.projectSlugs[project]
  const { firm, failure } = yield* readFirmConfiguration(scheme)
  if (failure) return failure
  const { configuration, defaults } = solutionPayload(sections, firm, today())
  yield put(defaultsTaken(defaults))
  const checked = checkSolutionConfiguration(configuration)
  if (!checked.valid) {
    yield put(configurationRefused(checked.errors))
    return undefined
  }
  const { data, error } = yield* run(api.endpoints.simulate.initiate({ scheme, configuration }, { track: false }))
  if (data) yield put(calculated(data))
  else if (error.kind === 'http' && error.status === 422 && error.errors) yield put(configurationRefused(error.errors))
  else return error
  return undefined
}

type FirmReading = { readonly firm: Partial<Attributes<'simulation_configuration'>>; readonly failure?: never } | { readonly firm?: never; readonly failure: ApiFailure }

/** The assumptions of the firm for a project, from the cache when they were read already. */
function* readFirmConfiguration(project: string): Saga<FirmReading> {
  const { data, error } = yield* run(api.endpoints.simulationConfiguration.initiate(project, { subscribe: false }))
  if (error) return { failure: error }
  const [ref] = data.refs
  return { firm: yield* read((state) => (ref ? selectResource(state, 'simulation_configuration', ref.id)?.attributes : undefined) ?? {}) }
}

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' })
/** Today in France, `YYYY-MM-DD`. */
const today = (): string => parisDay.format(new Date())
