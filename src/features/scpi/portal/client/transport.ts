import type { ApiRequest, Transport } from '#client/transport'

const ACCOUNT = '/scpi/v1/client/account'

/** What is asked of a session, and where the portal has it: a client is read with what his pages show. */
const CALLS: Readonly<Record<string, (request: ApiRequest) => ApiRequest>> = {
  '/v3/me': (request) => ({
    ...request,
    path: '/scpi/v1/client/me',
    query: { include: ['adviser', 'familySituation', 'ppAccount', 'representatives'] },
  }),
  '/v3/account/login': (request) => ({ ...request, path: `${ACCOUNT}/login` }),
  '/v3/account/logout': (request) => ({ ...request, path: `${ACCOUNT}/logout` }),
  '/v3/addresses/autocomplete': ({ query, ...request }) => ({
    ...request,
    method: 'POST',
    path: '/scpi/v1/addresses/autocomplete',
    body: { input: query?.['input'], types: ['address', 'municipality'] },
  }),
}

/** The way to the server of the portal: who is logged in is a client, and the rest is asked as anywhere else. */
export const portalTransport = (transport: Transport): Transport => ({
  send: (request) => transport.send(CALLS[request.path]?.(request) ?? request),
})
