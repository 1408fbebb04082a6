import { CalculatorOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { simulators as cards, simulatorsAddress } from './simulators'

/** Simulators that are tried without a client file; what is found is kept, shared, printed or written in one. */
export const simulators: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'simulateurs',
        children: [
          {
            path: 'pret-a-taux-zero',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "simulator-ptz" */ './ptz/PtzScreen')).PtzScreen,
              ),
          },
          {
            path: 'simulation-chiffree-investissement',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "simulator-operation" */ './operation/OperationScreen'))
                    .OperationScreen,
              ),
          },
        ],
      },
    ],
    bareScreens: [
      {
        path: 'simulateurs/simulation-chiffree-investissement/print',
        lazy: () =>
          loadScreen(
            async () =>
              (await import(/* webpackChunkName: "simulator-print" */ './operation/OperationPrintScreen'))
                .OperationPrintScreen,
          ),
      },
    ],
    menu: [
      {
        address: simulatorsAddress,
        label: 'Simulateurs',
        icon: <CalculatorOutlined aria-hidden />,
        keys: 'g i',
        isOpen: true,
        children: Object.values(cards).map(({ address, label }) => ({ address, label })),
      },
    ],
  },
}
