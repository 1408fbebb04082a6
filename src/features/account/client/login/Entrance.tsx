import { ForgottenPasswordScreen } from './ForgottenPasswordScreen'
import { LoginScreen } from './LoginScreen'
import { NewPasswordScreen } from './NewPasswordScreen'
import { useEntrance } from './EntranceContext'

const RESET = /^\/password\/reset\/([^/]+)\/?$/

/** The page of an address of the entrance. */
export function Entrance() {
  const { address } = useEntrance()
  const { pathname, searchParams } = new URL(address, 'https://solive.invalid')
  if (/^\/login\/?$/.test(pathname)) return <LoginScreen parameters={searchParams} />
  const token = RESET.exec(pathname)?.[1]
  return token === undefined ? <ForgottenPasswordScreen /> : <NewPasswordScreen token={decodeURIComponent(token)} />
}
