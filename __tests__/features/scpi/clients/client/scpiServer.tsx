import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Permission } from '#contract/access'
import { Feedback } from '#client/feedback'
import { sessionStarted } from '#client/session'
import { HostsContext, KnownRoutes, type KnowsRoute } from '#client/screens'
import { hostsOf } from '#client/transport'
import { json, lineOf } from '../../../../support/client/answers'
import { openApplication, userDocument } from '../../../../support/client/application'
import { InTheme } from '../../../../support/client/InTheme'

export const CLIENT = '7a000000-0000-4000-8000-000000000001'
export const SPOUSE = '7a000000-0000-4000-8000-000000000002'
export const ACCOUNT = '7b000000-0000-4000-8000-000000000001'
export const FAMILY = '7c000000-0000-4000-8000-000000000001'
const ADVISER = '7d000000-0000-4000-8000-000000000001'

const ALL_RIGHTS = [
  'see_application_scpi',
  'scpi_view_clients',
  'scpi_create_clients',
  'scpi_edit_clients',
  'scpi_fully_update_clients',
]

type Values = Readonly<Record<string, unknown>>

/** A client as the server answers one. */
export const client = (id: string, attributes: Values, relationships: Values = {}) => ({
  type: 'scpi_client',
  id,
  attributes: {
    firstname1: 'Hélène',
    lastname: 'Garance',
    email: 'helene@courriel.example',
    status: 'client',
    portal_status: 'none',
    judicial_capacity: 'capable',
    ...attributes,
  },
  relationships: { adviser: { data: { type: 'user', id: ADVISER } }, ...relationships },
  meta: { version: 1 },
})

export const adviser = {
  type: 'user',
  id: ADVISER,
  attributes: { first_name: 'Nadège', last_name: 'Corbeval' },
  relationships: {},
}

/** What a test’s server answers to a line such as `POST /scpi/v1/client`, its query left out; undefined for what it does not know. */
export type Answers = (line: string, request: Request) => Response | undefined | Promise<Response | undefined>

const hosts = hostsOf({ protocol: 'https:', hostname: 'scpi.solive.test', port: '', search: '', isFramed: false })

interface Opening {
  readonly roles?: readonly string[]
  /** What the person may do besides. */
  readonly more?: readonly Permission[]
  /** Which addresses have a screen; every one where it is left out. */
  readonly knows?: KnowsRoute
}

/** Opens screens of the SCPI clients on a page, over a server that answers what the test says. */
export async function openScreens(
  routes: RouteObject[],
  address: string,
  answers: Answers,
  { roles = ['scpi-cif'], more = [], knows = () => true }: Opening = {},
) {
  const { store, requests } = await openApplication(async (request) => {
    const line = lineOf(request).split('?')[0] ?? ''
    const answered = await answers(line, request)
    if (answered) return answered
    if (line === 'GET /v3/me') return json(200, userDocument('u1', [...ALL_RIGHTS, ...more], roles))
    return json(200, { data: [], meta: { current_page: 1, total: 0, last_page: 1 } })
  })
  await store.dispatch(sessionStarted())
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <InTheme>
      <Provider store={store}>
        <HostsContext value={hosts}>
          <KnownRoutes value={knows}>
            <RouterProvider router={router} />
          </KnownRoutes>
        </HostsContext>
        <Feedback />
      </Provider>
    </InTheme>,
  )
  return {
    store,
    router,
    /** The requests that were sent, `GET /scpi/v1/client?q=…`. */
    lines: () => requests.map(lineOf),
    /** What the requests of a line carried. */
    bodies: async (line: string): Promise<unknown[]> =>
      Promise.all(
        requests
          .filter((request) => lineOf(request).split('?')[0] === line)
          .map(async (request) => (await request.clone().json()) as unknown),
      ),
  }
}
