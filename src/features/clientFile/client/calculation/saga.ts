import type { Task } from 'redux-saga'
import { cancel, delay, put } from 'redux-saga/effects'
import { type Attributes, enumerations } from '#contract'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import type { SolutionConfiguration } from '#domain'
import { run } from '#client/api'
import type { EditableState } from '#client/autosave'
import { engine } from '#client/engine'
import { selectResource } from '#client/entities'
import { call, fork, newestOf, race, select, take, takeFrom, type Saga } from '#client/sagas'
import type { ApiFailure } from '#client/transport'
import { simulationApi, type SimulationAnswer } from '#features/simulation/client'
import { today } from '#client/screens'
import { CALCULATION_PAUSE } from '#client/ui/pauses'
import { selectContext, type SimulationContexts } from './contexts'
import { keptCalculationApi } from './keptCalculation'
import { calculateHere } from './onThisDevice'
import { solutionPayload } from '#features/clientFile/contract/solution'
import { makeSelectSolutionSections, type SolutionSections } from './sections'
import {
  calculated,
  calculatedHere,
  calculatedWithoutServer,
  calculationFailed,
  calculationStarted,
  configurationRefused,
  keptCalculationRead,
  valuesAssumed,
  neverCalculated,
  notCalculable,
  operationTried,
  previewed,
  selectSolution,
  solutionClosed,
  solutionOpened,
  solutionRetried,
  solutionShown,
  type Calculated,
  type CalculationState,
} from './slice'

/** How long to wait for the network before asking again, in milliseconds. */
const RETRY = 3_000

type State = EditableState & { readonly calculation: CalculationState; readonly simulationContexts: SimulationContexts }

const read = <Selected>(selector: (state: State) => Selected) => select(selector)

/** Keeps the solution of the file on screen up to date, as long as a tab shows it. */
export function* followSolutions(): Saga {
  yield* fork(previewTried)
  for (;;) {
    const { clientFile } = yield* read(selectSolution)
    const moves = take([solutionOpened, solutionShown, solutionClosed])
    yield* race(clientFile === null ? { moves } : { moves, following: call(follow, clientFile) })
  }
}

/**
 * Previews on this device the values that a slider moves through, one at a time: on its way, a slow device shows those that it
 * can, and none waits behind another that is passed. The server is asked once the slider stops.
 */
function* previewTried(): Saga {
  const tried = yield* newestOf(operationTried)
  for (;;) yield* tryHere(yield* takeFrom(tried))
}

function* tryHere({ payload }: ReturnType<typeof operationTried>): Saga {
  const { clientFile } = yield* read(selectSolution)
  const sections = clientFile === null ? undefined : yield* read(selectOnScreen(clientFile))
  const project = sections?.simulation.project
  if (!sections || !project) return
  const firm = yield* read((state) => selectResource(state, 'simulation_configuration', project)?.attributes ?? {})
  const { configuration } = solutionPayload(
    { ...sections, simulation: { ...sections.simulation, ...payload } },
    firm,
    today(),
  )
  const checked = checkSolutionConfiguration(configuration)
  if (!checked.valid) return
  const tried = checked.attributes.configuration
  yield* showPreview(tried, yield* read((state) => selectContext(state, sections.clientFile, tried)))
}

const selectOnScreen = (clientFile: string) => {
  const selectSections = makeSelectSolutionSections(clientFile)
  return (state: State) => selectSections(state, selectSolution(state))
}

/** Calculates again each time that what is on screen changes; a calculation that is overtaken is cancelled, its request too. */
function* follow(clientFile: string): Saga {
  yield* fork(engine.prepare)
  const selectSections = selectOnScreen(clientFile)
  let last: SolutionSections | undefined
  let calculation: Task | undefined
  for (let isAsked = true; ; isAsked = solutionRetried.match(yield* take('*'))) {
    const sections = yield* read(selectSections)
    if (sections === last && !isAsked) continue
    last = sections
    calculation = yield* restart(calculation, sections)
  }
}

function* restart(former: Task | undefined, sections: SolutionSections | undefined): Saga<Task | undefined> {
  if (former) yield cancel(former)
  const project = sections?.simulation.project
  if (sections && project && enumerations.isInvestment(project)) return yield* fork(calculate, sections, project)
  yield put(notCalculable())
  return undefined
}

type Project = NonNullable<Attributes<'simulation'>['project']>

/** Repeats the calculation until the server has answered, with a result or a refusal; a lost network is retried. */
function* calculate(sections: SolutionSections, project: Project): Saga {
  yield put(calculationStarted())
  yield delay(CALCULATION_PAUSE)
  for (;;) {
    const failure = yield* attempt(sections, project)
    if (failure?.kind !== 'network') return
    yield delay(RETRY)
  }
}

/** Asks the server once; returns the failure when there was no answer. */
function* attempt(sections: SolutionSections, project: Project): Saga<ApiFailure | undefined> {
  const [scheme] = enumerations.projectSlugs[project]
  const { firm, failure } = yield* readFirmAssumptions(project, scheme)
  if (failure) {
    yield put(calculationFailed(failure))
    return failure
  }
  const payload = solutionPayload(sections, firm, today())
  yield put(valuesAssumed(payload.defaults))
  const checked = checkSolutionConfiguration(payload.configuration)
  if (!checked.valid) {
    yield put(configurationRefused({ errors: checked.errors }))
    return undefined
  }
  const { configuration } = checked.attributes
  const { calculator } = yield* read(selectSolution)
  if (calculator === 'server') return yield* ask(sections.clientFile, scheme, payload.configuration, configuration)
  yield* showLast(sections.clientFile, configuration)
  return undefined
}

/** Calculates on this device with the context of the server's last answer, which the server is asked for where this device has none. */
function* showLast(clientFile: string, configuration: SolutionConfiguration): Saga {
  const isShown = yield* showHere(clientFile, configuration)
  yield* readKept(clientFile)
  if (!isShown && !(yield* showHere(clientFile, configuration))) yield put(neverCalculated())
}

function* showHere(clientFile: string, configuration: SolutionConfiguration): Saga<boolean> {
  const here = yield* findHere(configuration, yield* read((state) => selectContext(state, clientFile, configuration)))
  if (here) yield put(calculatedHere(here))
  return here !== undefined
}

/** What the server last calculated of the file: once, as long as the tab shows it. */
function* readKept(clientFile: string): Saga {
  if ((yield* read(selectSolution)).kept !== undefined) return
  const { data: kept } = yield* run(
    keptCalculationApi.endpoints.keptCalculation.initiate(clientFile, { subscribe: false, forceRefetch: true }),
  )
  if (kept !== undefined) yield put(keptCalculationRead({ clientFile, kept }))
}

/** Asks the server, and shows what this device finds until it answers. */
function* ask(
  clientFile: string,
  scheme: string,
  sent: object,
  configuration: SolutionConfiguration,
): Saga<ApiFailure | undefined> {
  const meta = yield* read((state) => selectContext(state, clientFile, configuration))
  const preview = yield* fork(showPreview, configuration, meta)
  // What is only tried stays out of the file.
  const keeps = (yield* read(selectSolution)).trial === null
  const { data, error } = yield* run(
    simulationApi.endpoints.simulate.initiate({ scheme, configuration: sent, keeps }, { track: false }),
  )
  yield cancel(preview)
  if (data) yield put(calculated({ answer: data, configuration, by: 'server' }, clientFile))
  else if (error.kind === 'http' && error.status === 422 && error.errors)
    yield put(configurationRefused({ errors: error.errors }))
  else {
    const here = error.kind === 'network' ? yield* findHere(configuration, meta) : undefined
    yield put(here ? calculatedWithoutServer(here, error) : calculationFailed(error))
    return error
  }
  return undefined
}

function* showPreview(configuration: SolutionConfiguration, meta: SimulationAnswer['meta'] | undefined): Saga {
  const here = yield* findHere(configuration, meta)
  if (here) yield put(previewed(here))
}

function* findHere(
  configuration: SolutionConfiguration,
  meta: SimulationAnswer['meta'] | undefined,
): Saga<Calculated | undefined> {
  return meta && (yield* call(calculateHere, configuration, meta))
}

type FirmReading =
  | { readonly firm: Partial<Attributes<'simulation_configuration'>>; readonly failure?: never }
  | { readonly firm?: never; readonly failure: ApiFailure }

/** The assumptions of the firm for a project, from the cache when they were read already; without a network, the last ones read. */
function* readFirmAssumptions(project: Project, scheme: string): Saga<FirmReading> {
  const { error } = yield* run(simulationApi.endpoints.simulationConfiguration.initiate(scheme, { subscribe: false }))
  const firm = yield* read((state) => selectResource(state, 'simulation_configuration', project)?.attributes)
  return error && (error.kind !== 'network' || firm === undefined) ? { failure: error } : { firm: firm ?? {} }
}
