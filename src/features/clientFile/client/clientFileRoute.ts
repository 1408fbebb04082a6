import type { RouteObject } from 'react-router-dom'
import { toSynthesis, uuidOnly } from './loaders'
import { loadScreen } from '#client/screens'

/** The tabs of a client file that exist, in the order of their slide. An address of no tab is the business of the file. */
const tabs: readonly RouteObject[] = [
  { index: true, loader: toSynthesis },
  {
    path: 'synthesis',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "synthesis" */ './file/synthesis/SynthesisTab')).SynthesisTab,
      ),
  },
  {
    path: 'informations',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "informations" */ './file/informations/InformationsTab')).InformationsTab,
      ),
  },
  {
    path: 'investment-capacity',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "investment-capacity" */ './file/capacity/CapacityTab')).CapacityTab,
      ),
  },
  {
    path: 'solution',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "solution" */ './file/solution/SolutionTab')).SolutionTab,
      ),
  },
  {
    path: 'lot-proposals',
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "lot-proposals" */ './file/lotProposals/LotProposalsTab')).LotProposalsTab,
      ),
  },
]

/** A client file and its tabs, under the list of the files. @param contributed the tabs of other features */
export const clientFileRoute = (contributed: readonly RouteObject[]): RouteObject => ({
  path: ':uuid',
  loader: uuidOnly,
  lazy: () =>
    loadScreen(
      async () => (await import(/* webpackChunkName: "client-file" */ './file/ClientFileScreen')).ClientFileScreen,
    ),
  children: [...tabs, ...contributed, { path: '*', element: null }],
})
