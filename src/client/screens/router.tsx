import type { ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, Outlet, redirect, type RouteObject } from 'react-router-dom'
import type { Transport } from '#client/transport'
import { clientFilesAddress, dashboardAddress } from './addresses'
import { ErrorScreen } from './shared/errors/ErrorScreen'
import { createGuards, unknownPage, unlessLoggedIn, type GuardName, type Surroundings } from './guards'
import { HostsContext } from './HostsContext'
import { KnownRoutes, type KnowsRoute } from './KnownRoutes'
import { loadScreen } from './loadScreen'
import { professionalScreens } from './professionalScreens'
import { Shell } from './shell/Shell'

/** What the screens stand on. */
interface Application extends Surroundings {
  readonly transport: Transport
}

const scpiScreens: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: () =>
      loadScreen(
        async () => (await import(/* webpackChunkName: "scpi-home" */ './scpi/ScpiHomeScreen')).ScpiHomeScreen,
      ),
  },
]

/** Screens of the consumer side, which nobody logs in to. */
const consumerScreens: RouteObject[] = [
  {
    index: true,
    lazy: () =>
      loadScreen(
        async () =>
          (await import(/* webpackChunkName: "consumer" */ './consumer/ConsumerHomeScreen')).ConsumerHomeScreen,
      ),
  },
]

/** What is open to those who are not logged in: the login, and the way back to it for who forgot their password. */
function entrance(surroundings: Application): RouteObject[] {
  const lazy = () =>
    loadScreen(async () => {
      const { RoutedEntrance } = await import(/* webpackChunkName: "routed-entrance" */ './login/RoutedEntrance')
      return () => <RoutedEntrance transport={surroundings.transport} />
    })
  return [
    { path: 'login', loader: unlessLoggedIn(surroundings), lazy },
    { path: 'password/forgot', lazy },
    { path: 'password/reset/:token', lazy },
  ]
}
const noPage: RouteObject = { path: '*', loader: unknownPage, element: null }

/** The first screen is the dashboard, where there is one. */
const homeOf = (screens: readonly RouteObject[]): RouteObject => ({
  index: true,
  loader: () => redirect(screens.some(isDashboard) ? dashboardAddress : clientFilesAddress),
})

const isDashboard = ({ path }: RouteObject): boolean => path === dashboardAddress.slice(1)

/** Screens that need a login, inside the shell: what a guard refuses there is said there. */
const withShell = (
  { hosts }: Surroundings,
  guard: ReturnType<typeof createGuards>,
  guardOfScreens: GuardName,
  screens: RouteObject[],
): RouteObject => ({
  path: '/',
  loader: guard('login'),
  element: <Shell hosts={hosts} />,
  children: [
    {
      loader: guard(guardOfScreens),
      // A right may go while one works: every address is judged when it is opened.
      shouldRevalidate: () => true,
      errorElement: <ErrorScreen />,
      children: [homeOf(screens), ...screens, noPage],
    },
  ],
})

const withoutLogin: RouteObject = {
  path: '/',
  lazy: () =>
    loadScreen(async () => (await import(/* webpackChunkName: "consumer" */ './consumer/ConsumerShell')).ConsumerShell),
  children: [{ errorElement: <ErrorScreen />, children: [...consumerScreens, noPage] }],
}

/** What is put on paper: the same guard, without what surrounds the screens. */
const printedSolution = (guard: ReturnType<typeof createGuards>): RouteObject => ({
  path: 'mes-dossiers/:uuid/solution/print',
  loader: guard('screen'),
  lazy: () =>
    loadScreen(
      async () => (await import(/* webpackChunkName: "print" */ './clientFile/solution/print/PrintScreen')).PrintScreen,
    ),
})

/** The routes of this host. */
function routesOf(surroundings: Application): RouteObject[] {
  const guard = createGuards(surroundings)
  switch (surroundings.hosts.area) {
    case 'public':
      return [withoutLogin]
    case 'scpi':
      return [...entrance(surroundings), withShell(surroundings, guard, 'login', scpiScreens)]
    default:
      return [
        ...entrance(surroundings),
        printedSolution(guard),
        withShell(surroundings, guard, 'screen', professionalScreens),
      ]
  }
}

/** Every address of the application, one chunk a route. */
export function createRouter(surroundings: Application) {
  const routes = routesOf(surroundings)
  const knows: KnowsRoute = (address) => (matchRoutes(routes, address)?.at(-1)?.route ?? noPage).path !== '*'
  const around = (content: ReactNode) => (
    <HostsContext value={surroundings.hosts}>
      <KnownRoutes value={knows}>{content}</KnownRoutes>
    </HostsContext>
  )
  return createBrowserRouter([
    {
      element: around(<Outlet />),
      errorElement: around(
        <main>
          <ErrorScreen />
        </main>,
      ),
      hydrateFallbackElement: <></>,
      children: routes,
    },
  ])
}
