import { UserAddOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { leadsAddress } from '#features/leads/contract'

/** People who may become clients. */
export const leads: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'mes-leads',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "client-leads" */ './LeadsScreen')).LeadsScreen),
      },
    ],
    menu: [
      {
        address: leadsAddress,
        label: 'Contacts',
        page: 'client-leads',
        icon: <UserAddOutlined aria-hidden />,
        keys: 'g l',
      },
    ],
  },
}
