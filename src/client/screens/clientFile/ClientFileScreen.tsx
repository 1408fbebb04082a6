import { Outlet } from 'react-router-dom'

/** One client file: what its tabs have in common. */
export function ClientFileScreen() {
  return <Outlet />
}
