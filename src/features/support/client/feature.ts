import { loadScreen, type ClientFeature } from '#client/screens'

/** Snapshots for the support: taken by anyone, replayed by the support. */
export const support: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'support/instantane',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "snapshot" */ './SnapshotScreen')).SnapshotScreen),
      },
    ],
  },
}
