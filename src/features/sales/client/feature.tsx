import { redirect, type LoaderFunction } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectEvery } from '#client/entities'
import { loadScreen, type ClientFeature } from '#client/screens'
import type { ContributedTab } from '#features/clientFile/client'
import { currentSalesAddress, saleLists } from '#features/clientFile/contract'
import { salesAddress } from '#features/sales/contract/addresses'

const screen = () => loadScreen(async () => (await import(/* webpackChunkName: "sales" */ './SalesScreen')).SalesScreen)

/** A contract; drawn here, every page has it. */
const icon = (
  <span className="anticon" aria-hidden>
    <svg viewBox="64 64 896 896" width="1em" height="1em" fill="currentColor" fillRule="evenodd">
      <path d="M176 96h672v832H176zM248 168v688h528V168zM336 304h352v72H336zM336 456h352v72H336zM336 608h200v72H336z" />
    </svg>
  </span>
)

const isDraft = ({ attributes }: ResourceOf<'booking'>): boolean => attributes.status === 'draft'

/** What is sold: options, bookings, dénonciations. The version that a draft was typed on stays on the device with it. */
export const sales: ClientFeature = {
  store: { keptResources: (state) => selectEvery(state, 'booking').filter(isDraft) },
  professional: {
    screens: [
      {
        path: 'mes-ventes',
        children: [
          { index: true, lazy: screen },
          { path: 'options', lazy: screen },
          { path: 'reservations', lazy: screen },
          { path: 'denonciations', lazy: screen },
        ],
      },
    ],
    menu: [{ address: salesAddress, label: 'Ventes', page: 'sales', icon, keys: 'g v' }],
  },
}

const toAllSales: LoaderFunction = ({ params }) => redirect(currentSalesAddress(params['uuid'] ?? ''))

/** The tab of a client file that shows what is being sold to its client: the list that the address names, or all of them. */
export const clientSalesTab: ContributedTab = {
  tab: 'current-sales',
  label: 'Ventes en cours',
  asks: 'readSalesOfClientFiles',
  route: {
    lazy: () =>
      loadScreen(async () => (await import(/* webpackChunkName: "sales" */ './file/ClientSalesTab')).ClientSalesTab),
    children: [
      ...saleLists.map((path) => ({ path, element: null })),
      { index: true, loader: toAllSales },
      { path: '*', loader: toAllSales },
    ],
  },
}
