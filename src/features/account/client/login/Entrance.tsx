import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { firstAccountAddress } from '#features/account/contract'
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen'
import { LoginScreen } from './LoginScreen'
import { NewPasswordScreen } from './NewPasswordScreen'
import { useEntrance } from './EntranceContext'

const CONFIRMATION = /^\/confirm-email\/([^/]+)\/?$/
/** Few come here: it loads when somebody does. */
const ConfirmEmailScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "confirm-email" */ './ConfirmEmailScreen')).ConfirmEmailScreen,
)
const BROWSER = /^\/login\/browser\/([^/]+)\/?$/
const KnowBrowserScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "know-browser" */ './KnowBrowserScreen')).KnowBrowserScreen,
)
const STOPPED_MAIL = /^\/desabonnement-alertes\/([^/]+)\/?$/
const StopAlertMailScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "stop-alert-mail" */ './StopAlertMailScreen')).StopAlertMailScreen,
)
/** One person comes here, once. */
const FirstAccountScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "first-account" */ './FirstAccountScreen')).FirstAccountScreen,
)
const RESET = /^\/password\/reset\/([^/]+)\/?$/

/** The page of an address of the entrance. */
export function Entrance() {
  const { address } = useEntrance()
  const { pathname, searchParams } = new URL(address, 'https://solive.invalid')
  if (/^\/login\/?$/.test(pathname)) return <LoginScreen parameters={searchParams} />
  if (pathname === firstAccountAddress)
    return (
      <Suspense>
        <FirstAccountScreen />
      </Suspense>
    )
  const browser = BROWSER.exec(pathname)?.[1]
  if (browser !== undefined)
    return (
      <Suspense>
        <KnowBrowserScreen token={decodeURIComponent(browser)} />
      </Suspense>
    )
  const confirmation = CONFIRMATION.exec(pathname)?.[1]
  if (confirmation !== undefined)
    return (
      <Suspense>
        <ConfirmEmailScreen token={decodeURIComponent(confirmation)} />
      </Suspense>
    )
  const stopped = STOPPED_MAIL.exec(pathname)?.[1]
  if (stopped !== undefined)
    return (
      <Suspense>
        <StopAlertMailScreen token={decodeURIComponent(stopped)} />
      </Suspense>
    )
  const token = RESET.exec(pathname)?.[1]
  return token === undefined ? <ForgottenPasswordScreen /> : <NewPasswordScreen token={decodeURIComponent(token)} />
}
