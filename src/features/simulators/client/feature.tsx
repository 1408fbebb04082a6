import { CalculatorOutlined } from '@ant-design/icons'
import { redirect, type RouteObject } from 'react-router-dom'
import { loadScreen, type ClientFeature } from '#client/screens'
import { simulators as cards, simulatorsAddress } from './simulators'
import { simulatorsStore } from './store'

/** What a household can pay: asked in both areas. */
const capacity: RouteObject = {
  path: 'capacite-investissement',
  lazy: () =>
    loadScreen(
      async () =>
        (await import(/* webpackChunkName: "simulator-capacity" */ './capacity/CapacityScreen')).CapacityScreen,
    ),
}

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
          capacity,
          {
            path: 'simulation-chiffree-investissement',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "simulator-operation" */ './operation/OperationScreen'))
                    .OperationScreen,
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
        keys: 'g s',
        isOpen: true,
        children: [
          { address: simulatorsAddress, label: 'Tous les simulateurs', page: 'simulators' },
          ...Object.values(cards),
        ],
      },
    ],
  },
  scpi: {
    screens: [
      {
        path: 'simulateurs',
        children: [{ index: true, loader: () => redirect(cards.capacity.address) }, capacity],
      },
    ],
    menu: [
      {
        address: cards.capacity.address,
        label: 'Simulateurs',
        page: cards.capacity.page,
        icon: <CalculatorOutlined aria-hidden />,
        keys: 'g s',
      },
    ],
  },
}
