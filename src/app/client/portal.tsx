import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import createWebStorage from 'redux-persist/lib/storage/createWebStorage'
import { changesStore } from '#client/editing/steps'
import { Feedback } from '#client/feedback'
import { HostsContext } from '#client/screens'
import { ErrorScreen } from '#client/screens/errors'
import { selectSettings } from '#client/session'
import { createAppStore, useAppSelector } from '#client/store'
import { addToStore } from '#client/store/feature'
import { Theme } from '#client/ui'
import { portalRoutes, portalTransport } from '#features/scpi/portal/client'
import { unknownPage } from './guards'
import type { Page } from './page'

addToStore([changesStore])

/** What a client and a member keep on this device is apart: on this host both may come. */
const STORAGE_KEY = 'solive-portal'

type Router = ReturnType<typeof createBrowserRouter>

function Portal({ router }: { router: Router }) {
  const { theme, isMotionReduced, textSize } = useAppSelector(selectSettings)
  return (
    <Theme mode={theme} isMotionReduced={isMotionReduced} textScale={textSize / 100}>
      <RouterProvider router={router} />
      <Feedback />
    </Theme>
  )
}

/** The portal of clients in the place of the application: its own session, its own store, and none of the pages of members. */
export async function openPortal(root: Root, { hosts, connectPortal }: Page): Promise<void> {
  const transport = portalTransport(connectPortal())
  const { store, ready, start } = createAppStore({
    transport,
    storage: createWebStorage('local'),
    storageKey: STORAGE_KEY,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: (name) => new BroadcastChannel(name),
  })
  await ready
  const router = createBrowserRouter([
    {
      element: (
        <HostsContext value={hosts}>
          <Outlet />
        </HostsContext>
      ),
      errorElement: (
        <HostsContext value={hosts}>
          <main>
            <ErrorScreen />
          </main>
        </HostsContext>
      ),
      hydrateFallbackElement: <></>,
      children: [portalRoutes({ transport, store, start }), { path: '*', loader: unknownPage, element: null }],
    },
  ])
  root.render(
    <StrictMode>
      <Provider store={store}>
        <Portal router={router} />
      </Provider>
    </StrictMode>,
  )
}
