import { useLocation, useNavigate } from 'react-router-dom'
import { logIn } from '#client/session'
import { useAppDispatch } from '#client/store'
import type { Transport } from '#client/transport'
import { Entrance } from './Entrance'
import { sessionOpened } from './secondFactorProven'
import { EntranceContext, type Dependencies } from './EntranceContext'

/** The entrance inside the application: for who comes back to it. */
export function RoutedEntrance({ transport }: { transport: Transport }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const dependencies: Dependencies = {
    address: `${pathname}${search}`,
    transport,
    go: async (address, options) => {
      await navigate(address, { replace: options !== undefined })
    },
    logIn: (identity) => dispatch(logIn(identity)),
    open: (path, body) => dispatch(sessionOpened(path, body)),
  }
  return (
    <EntranceContext value={dependencies}>
      <Entrance />
    </EntranceContext>
  )
}
