import { use, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { selectSettings } from '#client/session'
import { useAppSelector, type Replay } from '#client/store'
import { Theme } from '#client/ui'
import { dashboardAddress } from '#features/dashboard/contract'
import { HostsContext, KnownRoutes, useScreens, type KnowsRoute } from '#client/screens'

interface ReplayedScreensProps {
  readonly store: Replay['store']
  /** Path of the screen that the person was on. */
  readonly address: string
}

/**
 * The screens over a replayed state: an application of its own, since a router cannot stand in another. What it told
 * and asked is listed beside (`Situations`): a modal would take the whole page.
 */
export function ReplayedScreens({ store, address }: ReplayedScreensProps) {
  const place = useRef<HTMLDivElement>(null)
  const { theme, density, isMotionReduced, textSize } = useAppSelector(selectSettings)
  const hosts = use(HostsContext)
  const professionalScreens = useScreens()
  useEffect(() => {
    const element = place.current?.appendChild(document.createElement('div'))
    if (!element) return undefined
    element.className = 'replay-scroll'
    const screens = [{ path: '/', errorElement: elsewhere, children: [...professionalScreens] }]
    const knows: KnowsRoute = (target) => matchRoutes(screens, target) !== null
    const router = createMemoryRouter([...screens, { path: '*', element: elsewhere }], {
      initialEntries: [firstOf(address)],
    })
    const root = createRoot(element)
    root.render(
      <Provider store={store}>
        <Theme mode={theme} density={density} isMotionReduced={isMotionReduced} textScale={textSize / 100}>
          <HostsContext value={hosts}>
            <KnownRoutes value={knows}>
              <RouterProvider router={router} />
            </KnownRoutes>
          </HostsContext>
        </Theme>
      </Provider>,
    )
    return () => {
      // React refuses to take a root away while another one renders.
      setTimeout(() => {
        root.unmount()
        router.dispose()
        element.remove()
      })
    }
  }, [store, address, theme, density, isMotionReduced, textSize, hosts, professionalScreens])
  return <div ref={place} className="replay-screens" />
}

/** Who had no other way to take a snapshot left their screen for this page: what they had read is shown from the dashboard on. */
const firstOf = (address: string): string => (address === '/support/instantane' ? dashboardAddress : address)

const elsewhere = (
  <p className="replay-elsewhere">
    Cet écran n’est pas rejoué. Les actions, la file d’enregistrement et les erreurs réseau de la personne restent
    lisibles sur cette page.
  </p>
)
