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
            path: 'montant-optimal-pinel',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "simulator-pinel-optimal" */ './pinel/PinelOptimalScreen'))
                    .PinelOptimalScreen,
              ),
          },
          {
            path: 'reduction-impots-pinel',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "simulator-pinel-reduction" */ './pinel/PinelReductionScreen'))
                    .PinelReductionScreen,
              ),
          },
          {
            path: 'eligibilite-tva-reduite',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "simulator-reduced-vat" */ './reducedVat/ReducedVatScreen'))
                    .ReducedVatScreen,
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
        children: Object.values(cards).map(({ address, label }) => ({ address, label })),
      },
    ],
  },
}
