import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import createWebStorage from 'redux-persist/lib/storage/createWebStorage'
import { createRouter } from '#client/screens'
import { selectSettings } from '#client/session'
import { selectMeeting } from '#client/session/meeting'
import { createAppStore, useAppSelector } from '#client/store'
import { createTransport, hostsOf } from '#client/transport'
import { Theme } from '#client/ui'
import { Feedback } from '#client/ui/feedback'

type Router = ReturnType<typeof createRouter>

function Application({ router }: { router: Router }) {
  const { theme, density, isMotionReduced, textSize, oldLinkStyle } = useAppSelector(selectSettings)
  const isMeeting = useAppSelector((state) => selectMeeting(state).open !== null)
  return (
    <Theme mode={theme} density={isMeeting ? 'meeting' : density} isMotionReduced={isMotionReduced} textScale={textSize / 100} areLinksUnderlined={oldLinkStyle}>
      <Feedback>
        <RouterProvider router={router} />
      </Feedback>
    </Theme>
  )
}

/** The built application opens without network too (public/serviceWorker.js). A browser that refuses works with one. */
function keepForOffline(): void {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator) || window.parent !== window) return
  navigator.serviceWorker.register('/serviceWorker.js').catch(() => undefined)
}

/** Boots in this order: store → what storage kept → sagas → first route → screen. */
async function boot(root: HTMLElement): Promise<void> {
  const { protocol, hostname, port, search, hash } = location
  const hosts = hostsOf({ protocol, hostname, port, search, isFramed: window.parent !== window })
  // A page that frames us gives its token in the fragment, which no server sees.
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined
  const transport = createTransport({ hosts, fetch: (...request) => fetch(...request), cookies: () => document.cookie, bearerToken: () => token, isMeeting: () => selectMeeting(store.getState()).open !== null })
  const { store, ready, start } = createAppStore({
    transport, storage: createWebStorage('local'),
    // Absent from pages that are not served over https: each tab is then on its own.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: (name) => new BroadcastChannel(name),
  })
  await ready
  const router = createRouter({ store, hosts, start })
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <Application router={router} />
      </Provider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
void boot(root)
keepForOffline()
