import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { loadScreen } from '#client/screens'
import { uuidOnly } from '#client/screens/errors'
import type { FileTab } from './file/tabs'
import { toSynthesis } from './loaders'

/** A tab that another feature adds to a client file. */
export interface ContributedTab extends FileTab {
  /** What its address leads to; its path is the name of the tab. */
  readonly route: Omit<NonIndexRouteObject, 'path'>
}

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
export const clientFileRoute = (contributed: readonly ContributedTab[]): RouteObject => ({
  path: ':uuid',
  loader: uuidOnly,
  lazy: async () => {
    const { Component: ClientFileScreen } = await loadScreen(
      async () => (await import(/* webpackChunkName: "client-file" */ './file/ClientFileScreen')).ClientFileScreen,
    )
    return { element: <ClientFileScreen contributed={contributed} /> }
  },
  children: [...tabs, ...contributed.map(({ tab, route }) => ({ ...route, path: tab })), { path: '*', element: null }],
})
