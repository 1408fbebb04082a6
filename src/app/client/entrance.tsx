import { StrictMode, useEffect, useState } from 'react'
import type { Root } from 'react-dom/client'
import { initialSettings, parseSettings, STORED_UNDER, storedSlice } from '#client/session/device'
import { Entrance, EntranceContext, type Dependencies } from '#features/account/client/login'
import type { Transport } from '#client/transport'
import { Theme } from '#client/ui'
import { isEntrance, type Page } from './page'

/** The application behind the entrance. */
interface Application {
  /** Loads it ahead of time. */
  readonly prepare: () => void
  /** Renders the application at the address of the page, in place of the entrance. */
  readonly open: () => Promise<void>
}

/** Renders the login pages without the application: no store, no router. */
export function openEntrance(root: Root, page: Page, application: Application): void {
  root.render(
    <StrictMode>
      <EntranceAlone transport={page.connect()} application={application} />
    </StrictMode>,
  )
}

function EntranceAlone({ transport, application }: { transport: Transport; application: Application }) {
  const [{ theme, density, isMotionReduced, textSize, oldLinkStyle }] = useState(deviceSettings)
  const { address, go } = useAddress(application.open)
  const open = async (path: string, body: object) => {
    application.prepare()
    return (await transport.send({ method: 'POST', path, body, authenticates: true })).failure
  }
  const logIn: Dependencies['logIn'] = (identity) => open('/v3/account/login', identity)
  return (
    <Theme
      mode={theme}
      density={density}
      isMotionReduced={isMotionReduced}
      textScale={textSize / 100}
      areLinksUnderlined={oldLinkStyle}
    >
      <EntranceContext value={{ address, go, transport, logIn, open }}>
        <Entrance />
      </EntranceContext>
    </Theme>
  )
}

/** The choices of this device, as the application keeps them. A browser that keeps nothing has none. */
function deviceSettings() {
  try {
    return { ...initialSettings, ...parseSettings(storedSlice(localStorage.getItem(STORED_UNDER), 'settings')) }
  } catch {
    return initialSettings
  }
}

/** The address of the page, as long as it is one of the entrance. */
function useAddress(onLeave: () => Promise<void>): Pick<Dependencies, 'address' | 'go'> {
  const [address, setAddress] = useState(() => `${location.pathname}${location.search}`)
  const show = async () => {
    if (!isEntrance(location.pathname)) return onLeave()
    setAddress(`${location.pathname}${location.search}`)
  }
  const go: Dependencies['go'] = (to, options) => {
    if (options) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    return show()
  }
  useEffect(() => {
    const come = () => {
      void show()
    }
    window.addEventListener('popstate', come)
    return () => {
      window.removeEventListener('popstate', come)
    }
  })
  return { address, go }
}
