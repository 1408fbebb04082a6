import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginAddress, selectSession } from '#client/session'
import { useAppSelector } from '#client/store'

/** What surrounds every screen that needs a login. When the session ends, it leads to the login page and back. */
export function Shell() {
  const { status, errorCode } = useAppSelector(selectSession)
  const { pathname, search } = useLocation()
  if (status === 'loggedOut') return <Navigate replace to={loginAddress(errorCode === null ? {} : { errorCode, redirectUrl: `${pathname}${search}` })} />
  return <Outlet />
}
