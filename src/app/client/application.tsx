import '#app/clientContract'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import createWebStorage from 'redux-persist/lib/storage/createWebStorage'
import { selectSettings } from '#client/session'
import { selectMeeting } from '#client/session/meeting'
import { createAppStore, useAppSelector } from '#client/store'
import { Theme } from '#client/ui'
import { Feedback } from '#client/feedback'
import { asking, ProofDialog, type Proofs } from '#features/account/client'
import type { Page } from './page'
import { createRouter } from './router'

type Router = ReturnType<typeof createRouter>

function Application({ router, proofs }: { router: Router; proofs: Proofs }) {
  const { theme, density, isMotionReduced, textSize, oldLinkStyle } = useAppSelector(selectSettings)
  const isMeeting = useAppSelector((state) => selectMeeting(state).open !== null)
  return (
    <Theme
      mode={theme}
      density={isMeeting ? 'meeting' : density}
      isMotionReduced={isMotionReduced}
      textScale={textSize / 100}
      areLinksUnderlined={oldLinkStyle}
    >
      <RouterProvider router={router} />
      <ProofDialog proofs={proofs} />
      <Feedback />
    </Theme>
  )
}

/** Resolves once the first screen is loaded: until then the entrance stays on screen. */
const firstPageOf = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve()
      return
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Opens in this order: store → what storage kept → sagas → first route → screen. */
export async function openApplication(root: Root, { hosts, connect }: Page): Promise<void> {
  const proofs = asking(connect(() => selectMeeting(store.getState()).open !== null))
  const { transport } = proofs
  const { store, ready, start } = createAppStore({
    transport,
    storage: createWebStorage('local'),
    // Absent from pages that are not served over https: each tab is then on its own.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: (name) => new BroadcastChannel(name),
  })
  await ready
  const router = createRouter({ store, hosts, transport, start })
  await firstPageOf(router)
  root.render(
    <StrictMode>
      <Provider store={store}>
        <Application router={router} proofs={proofs} />
      </Provider>
    </StrictMode>,
  )
}
