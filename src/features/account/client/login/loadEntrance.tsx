import type { Transport } from '#client/transport'
import { loadScreen } from '#client/screens'

/** What is open to those who are not logged in: the login, and the way back to it for who forgot their password. */
export const loadEntrance = (transport: Transport) =>
  loadScreen(async () => {
    const { RoutedEntrance } = await import(/* webpackChunkName: "routed-entrance" */ './RoutedEntrance')
    return () => <RoutedEntrance transport={transport} />
  })
