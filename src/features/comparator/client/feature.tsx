import { CompassOutlined } from '@ant-design/icons'
import { publicScreens } from './public/publicScreens'
import { loadScreen, searchAddress, type ClientFeature } from '#client/screens'

/** Where a search begins before one has asked for a place (specification §2). */
const USUAL_PLACE = 'montpellier-34000'

const search = () =>
  loadScreen(async () => (await import(/* webpackChunkName: "comparator" */ './ComparatorScreen')).ComparatorScreen)

/** Lots are looked for, weighed, compared, looked at one by one. */
export const comparator: ClientFeature = {
  consumer: { screens: publicScreens },
  professional: {
    screens: [
      {
        path: 'comparateur',
        children: [
          { index: true, lazy: search },
          {
            path: 'comparer',
            lazy: () =>
              loadScreen(
                async () =>
                  (await import(/* webpackChunkName: "lot-comparator" */ './compare/CompareScreen')).CompareScreen,
              ),
          },
          {
            path: 'benchproperties',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "lot-comparator" */ './bench/BenchScreen')).BenchScreen,
              ),
          },
          { path: ':location', lazy: search },
          {
            path: 'programme/:program',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "program" */ './program/ProgramScreen')).ProgramScreen,
              ),
          },
          {
            path: 'details/:id/:slug',
            lazy: () =>
              loadScreen(
                async () => (await import(/* webpackChunkName: "lot" */ './lot/FormerLotScreen')).FormerLotScreen,
              ),
          },
          {
            path: 'details/:lot',
            lazy: () =>
              loadScreen(async () => (await import(/* webpackChunkName: "lot" */ './lot/LotScreen')).LotScreen),
          },
        ],
      },
    ],
    menu: [
      {
        address: `${searchAddress}/${USUAL_PLACE}`,
        label: 'Comparateur',
        page: 'comparator',
        barLabel: 'Comparer',
        icon: <CompassOutlined aria-hidden />,
        keys: 'g c',
      },
    ],
  },
}
