import { loadScreen, type ClientFeature } from '#client/screens'

/** The consumer side, which nobody logs in to. */
export const consumer: ClientFeature = {
  consumer: {
    screens: [
      {
        index: true,
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "consumer" */ './ConsumerHomeScreen')).ConsumerHomeScreen,
          ),
      },
    ],
  },
}
