import type { RouteObject } from 'react-router-dom'
import { saleLists } from '#features/clientFile/contract'
import { toAllSales, toSynthesis, uuidOnly } from './loaders'
import { loadScreen } from '#client/screens'

/** A screen that loads when it is opened. */
export type LazyScreen = () => ReturnType<typeof loadScreen<object>>

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

/** The sales of the client: the tab shows the list that the address names; any other address leads to all of them. */
const currentSalesTab = (lazy: LazyScreen): RouteObject => ({
  path: 'current-sales',
  lazy,
  children: [
    ...saleLists.map((path) => ({ path, element: null })),
    { index: true, loader: toAllSales },
    { path: '*', loader: toAllSales },
  ],
})

/** A client file and its tabs, under the list of the files. @param sales the tab of a feature that knows sales */
export const clientFileRoute = (sales: LazyScreen): RouteObject => ({
  path: ':uuid',
  loader: uuidOnly,
  lazy: () =>
    loadScreen(
      async () => (await import(/* webpackChunkName: "client-file" */ './file/ClientFileScreen')).ClientFileScreen,
    ),
  children: [...tabs, currentSalesTab(sales), { path: '*', element: null }],
})
