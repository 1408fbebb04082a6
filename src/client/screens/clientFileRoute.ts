import type { RouteObject } from 'react-router-dom'
import { toSynthesis, uuidOnly } from './guards'
import { loadScreen } from './loadScreen'

/** The tabs of a client file that exist, in the order of their slide. An address of no tab is the business of the file. */
const tabs: RouteObject[] = [
  { index: true, loader: toSynthesis },
  { path: 'synthesis', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "synthesis" */ './clientFile/synthesis/SynthesisTab')).SynthesisTab) },
  { path: 'informations', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "informations" */ './clientFile/informations/InformationsTab')).InformationsTab) },
  { path: 'solution', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "solution" */ './clientFile/solution/SolutionTab')).SolutionTab) },
  { path: '*', element: null },
]

/** A client file and its tabs, under the list of the files; a replayed snapshot shows them too. */
export const clientFileRoute: RouteObject = {
  path: ':uuid',
  loader: uuidOnly,
  lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "client-file" */ './clientFile/ClientFileScreen')).ClientFileScreen),
  children: tabs,
}
