import { TeamOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { scpiClientsAddress } from '#features/scpi/clients/contract'

/** The clients of the SCPI area: their list and each of them. */
export const scpiClients: ClientFeature = {
  scpi: {
    screens: [
      {
        path: 'clients',
        children: [
          {
            index: true,
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "scpi-clients" */ './list/ClientsScreen')).ClientsScreen,
              ),
          },
        ],
      },
    ],
    menu: [
      {
        address: scpiClientsAddress,
        label: 'Clients',
        page: 'scpi-clients',
        icon: <TeamOutlined aria-hidden />,
        keys: 'g c',
      },
    ],
  },
}
