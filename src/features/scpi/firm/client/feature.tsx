import { BankOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { scpiFirmAddress } from '#features/scpi/firm/contract'

/** The firm in the SCPI area: what it says of itself, and whom one writes to. */
export const scpiFirm: ClientFeature = {
  scpi: {
    screens: [
      {
        path: 'cabinet',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "scpi-firm" */ './FirmScreen')).FirmScreen),
        children: [
          {
            index: true,
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "scpi-firm" */ './information/InformationTab')).InformationTab,
              ),
          },
          {
            path: 'contacts',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "scpi-firm" */ './contacts/ContactsTab')).ContactsTab,
              ),
          },
        ],
      },
    ],
    menu: [
      {
        address: scpiFirmAddress,
        label: 'Cabinet',
        barLabel: 'Cabinet',
        page: 'scpi-firm',
        icon: <BankOutlined aria-hidden />,
        keys: 'g e',
      },
    ],
  },
}
