import type { RouteObject } from 'react-router-dom'
import { accountRoute } from './accountRoute'
import { clientFileRoute } from './clientFileRoute'
import { loadScreen } from './loadScreen'

/** Screens of the professional area. The menu shows those that stand here; a replayed snapshot shows them too. */
export const professionalScreens: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')).DashboardScreen,
      ),
  },
  {
    path: 'mes-dossiers',
    children: [
      {
        index: true,
        lazy: () =>
          loadScreen(
            async () =>
              (await import(/* webpackChunkName: "client-files" */ './clientFiles/ClientFilesScreen'))
                .ClientFilesScreen,
          ),
      },
      clientFileRoute,
    ],
  },
  accountRoute,
  {
    path: 'company',
    lazy: () =>
      loadScreen(async () => (await import(/* webpackChunkName: "company" */ './company/CompanyScreen')).CompanyScreen),
  },
  {
    path: 'mes-leads',
    lazy: () =>
      loadScreen(async () => (await import(/* webpackChunkName: "client-leads" */ './leads/LeadsScreen')).LeadsScreen),
  },
  {
    path: 'support/instantane',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "snapshot" */ './snapshot/SnapshotScreen')).SnapshotScreen,
      ),
  },
]
