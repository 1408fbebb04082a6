import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { clientFilesAddress } from './addresses'
import { clientFileRoute } from './clientFileRoute'
import { ErrorScreen } from './ErrorScreen'
import { createGuards, unknownPage, type Guards, type Surroundings } from './guards'
import { loadScreen } from './loadScreen'

/** Screens inside the shell. */
const screens = (guards: Guards): RouteObject[] => [
  { index: true, loader: () => redirect(clientFilesAddress) },
  {
    path: 'mes-dossiers',
    loader: guards.needs('readClientFiles'),
    children: [
      { index: true, lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "client-files" */ './clientFiles/ClientFilesScreen')).ClientFilesScreen) },
      clientFileRoute,
    ],
  },
  { path: '*', loader: unknownPage, element: null },
]

/** Every address of the application, one chunk a route. What a guard refuses inside the shell is said inside the shell. */
export function createRouter(surroundings: Surroundings) {
  const guards = createGuards(surroundings)
  return createBrowserRouter([
    {
      errorElement: <main><ErrorScreen /></main>,
      hydrateFallbackElement: <></>,
      children: [
        { path: 'login', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "login" */ './login/LoginScreen')).LoginScreen) },
        {
          path: '/',
          loader: guards.login,
          lazy: () => loadScreen(async () => {
            const { Shell } = await import(/* webpackChunkName: "shell" */ './shell/Shell')
            return () => <Shell hosts={surroundings.hosts} />
          }),
          children: [{ errorElement: <ErrorScreen />, children: screens(guards) }],
        },
      ],
    },
  ])
}
