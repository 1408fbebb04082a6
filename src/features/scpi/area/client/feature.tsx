import { DashboardOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { dashboardAddress } from '#features/dashboard/contract'

/** The SCPI area, on a host of its own. */
export const scpi: ClientFeature = {
  scpi: {
    screens: [
      {
        path: 'dashboard',
        lazy: () =>
          loadScreen(
            async () =>
              (await import(/* webpackChunkName: "scpi-home" */ './dashboard/DashboardScreen')).DashboardScreen,
          ),
      },
    ],
    menu: [
      {
        address: dashboardAddress,
        label: 'Tableau de bord',
        barLabel: 'Accueil',
        page: 'scpi-home',
        icon: <DashboardOutlined aria-hidden />,
        keys: 'g t',
      },
    ],
  },
}
