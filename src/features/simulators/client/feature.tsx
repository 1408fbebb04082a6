import { CalculatorOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { simulatorsStore } from './store'
import { simulators as cards, simulatorsAddress } from './simulators'

/** Simulators that are tried without a client file; what is found is kept, shared, printed or written in one. */
export const simulators: ClientFeature = {
  store: simulatorsStore,
  professional: {
    screens: [
      {
        path: 'simulateurs',
        children: [
          {
            index: true,
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "simulators" */ './index/IndexScreen')).IndexScreen,
              ),
          },
          {
            path: 'pret-a-taux-zero',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "simulator-ptz" */ './ptz/PtzScreen')).PtzScreen,
              ),
          },
        ],
      },
    ],
    menu: [
      {
        address: simulatorsAddress,
        label: 'Simulateurs',
        icon: <CalculatorOutlined aria-hidden />,
        keys: 'g i',
        isOpen: true,
        children: [
          { address: simulatorsAddress, label: 'Tous les simulateurs' },
          ...Object.values(cards).map(({ address, label }) => ({ address, label })),
        ],
      },
    ],
  },
}
