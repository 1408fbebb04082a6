import { DashboardOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature, type MenuItem } from '#client/screens'
import { dashboardAddress } from '#features/dashboard/contract'

const menu: readonly MenuItem[] = [
  {
    address: dashboardAddress,
    label: 'Tableau de bord',
    page: 'dashboard',
    barLabel: 'Accueil',
    icon: <DashboardOutlined aria-hidden />,
    keys: 'g t',
  },
]

/** The first screen: what to do, what happened, where to go on. */
export const dashboard: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'dashboard',
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardScreen')).DashboardScreen,
          ),
      },
    ],
    menu,
  },
}
