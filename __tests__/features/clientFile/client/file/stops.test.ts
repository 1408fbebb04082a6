import type { RouteObject } from 'react-router-dom'
import { createRouter } from '../../../../../src/app/client/router'
import { hostsOf } from '#client/transport'
import { empty } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'
import { stops } from '../../../../support/browser/stops'

/** The full path of each route that is a page of its own. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children }) => {
    const full = path === '' || path === '/' ? above : `${above}/${path}`
    return children ? pathsOf(children, full) : [full === '' ? '/' : full]
  })
}

test('the walk of the browser tests stops at every route, and at nothing else', async () => {
  const { store, transport, start } = await openApplication(() => empty(401))
  const router = createRouter({
    store,
    transport,
    start,
    hosts: hostsOf({ protocol: 'http:', hostname: 'localhost', port: '', search: '', isFramed: false }),
  })
  expect([...new Set(stops.map(({ route }) => route))].sort()).toEqual([...new Set(pathsOf(router.routes))].sort())
  router.dispose()
})
