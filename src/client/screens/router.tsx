import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { clientFilesAddress } from './addresses'
import { ErrorScreen } from './ErrorScreen'
import { createGuards, toSynthesis, unknownPage, uuidOnly, type Guards, type Surroundings } from './guards'
import { loadScreen } from './loadScreen'

/** The tabs of a client file that exist, in the order of their slide. An address of no tab is the business of the file. */
const clientFileTabs: RouteObject[] = [
  { index: true, loader: toSynthesis },
  { path: 'synthesis', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "synthesis" */ './clientFile/synthesis/SynthesisTab')).SynthesisTab) },
  { path: 'informations', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "informations" */ './clientFile/informations/InformationsTab')).InformationsTab) },
  { path: 'solution', lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "solution" */ './clientFile/solution/SolutionTab')).SolutionTab) },
  { path: '*', element: null },
]

/** Screens inside the shell. */
const screens = (guards: Guards): RouteObject[] => [
  { index: true, loader: () => redirect(clientFilesAddress) },
  {
    path: 'mes-dossiers',
    loader: guards.needs('readClientFiles'),
    children: [
      { index: true, lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "client-files" */ './clientFiles/ClientFilesScreen')).ClientFilesScreen) },
      {
        path: ':uuid',
        loader: uuidOnly,
        lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "client-file" */ './clientFile/ClientFileScreen')).ClientFileScreen),
        children: clientFileTabs,
      },
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
