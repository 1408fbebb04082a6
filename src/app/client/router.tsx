import type { ReactNode } from 'react'
import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  redirect,
  redirectDocument,
  type RouteObject,
} from 'react-router-dom'
import { HostsContext, KnownRoutes, ScreensContext, type KnowsRoute } from '#client/screens'
import { ErrorScreen } from '#client/screens/errors'
import type { Transport } from '#client/transport'
import { loadEntrance } from '#features/account/client'
import { clientFilesAddress } from '#features/clientFile/contract'
import { loadConsumerShell } from '#features/consumer/client'
import { dashboardAddress } from '#features/dashboard/contract'
import { bareScreens, consumerScreens, professionalScreens, scpiScreens } from './features'
import { createGuards, unknownPage, unlessLoggedIn, type GuardName, type Dependencies } from './guards'
import { Shell } from './shell/Shell'

/** What the screens stand on. */
interface Application extends Dependencies {
  readonly transport: Transport
}

/** What is open to those who are not logged in: the login, and the way back to it for who forgot their password. */
function entrance(dependencies: Application): RouteObject[] {
  const lazy = () => loadEntrance(dependencies.transport)
  return [
    { path: 'login', loader: unlessLoggedIn(dependencies), lazy },
    { path: 'login/browser/:token', lazy },
    { path: 'password/forgot', lazy },
    { path: 'password/reset/:token', lazy },
    { path: 'confirm-email/:token', lazy },
    { path: 'desabonnement-alertes/:token', lazy },
    { path: 'premiere-connexion', lazy },
  ]
}

/** The portal of clients has a session of its own: the page begins again, as one of it. */
const portal: RouteObject = {
  path: 'espace-client/*',
  loader: ({ request }) => redirectDocument(request.url),
  element: null,
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
  { hosts }: Dependencies,
  guard: ReturnType<typeof createGuards>,
  guardOfScreens: GuardName,
  screens: readonly RouteObject[],
): RouteObject => ({
  path: '/',
  loader: guard('login'),
  element: <Shell hosts={hosts} />,
  children: [
    {
      loader: guard(guardOfScreens),
      // Rights may be withdrawn during a session: guards run at each navigation.
      shouldRevalidate: () => true,
      errorElement: <ErrorScreen />,
      children: [homeOf(screens), ...screens, noPage],
    },
  ],
})

const withoutLogin: RouteObject = {
  path: '/',
  lazy: loadConsumerShell,
  children: [{ errorElement: <ErrorScreen />, children: [...consumerScreens, noPage] }],
}

/** Printed screens: the same guard, without the shell. */
const withoutShell = (guard: ReturnType<typeof createGuards>): RouteObject[] =>
  bareScreens.map((screen) => ({ ...screen, loader: guard('screen') }))

/** The routes of this host. */
function routesOf(dependencies: Application): RouteObject[] {
  const guard = createGuards(dependencies)
  switch (dependencies.hosts.area) {
    case 'public':
      return [withoutLogin]
    case 'scpi':
      return [...entrance(dependencies), portal, withShell(dependencies, guard, 'screen', scpiScreens)]
    default:
      return [
        ...entrance(dependencies),
        ...withoutShell(guard),
        withShell(dependencies, guard, 'screen', professionalScreens),
      ]
  }
}

/** Every address of the application, one chunk a route. */
export function createRouter(dependencies: Application) {
  const routes = routesOf(dependencies)
  const known = new Map<string, boolean>()
  const knows: KnowsRoute = (address) => {
    const found = known.get(address) ?? (matchRoutes(routes, address)?.at(-1)?.route ?? noPage).path !== '*'
    known.set(address, found)
    return found
  }
  const around = (content: ReactNode) => (
    <HostsContext value={dependencies.hosts}>
      <KnownRoutes value={knows}>
        <ScreensContext value={professionalScreens}>{content}</ScreensContext>
      </KnownRoutes>
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
