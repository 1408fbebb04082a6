import { BellOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { alertsAddress } from '#features/comparator/contract'

/** The alerts that one set; the menu has them apart from the search. */
export const alerts: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'mes-alertes',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "alerts" */ './alerts/AlertsScreen')).AlertsScreen),
      },
    ],
    menu: [
      { address: alertsAddress, label: 'Alertes', page: 'alerts', icon: <BellOutlined aria-hidden />, keys: 'g a' },
    ],
  },
}
