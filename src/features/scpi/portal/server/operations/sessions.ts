import { findPortalClient } from '#features/scpi/clients/server'
import type { PortalSessions } from '#server/http/portal'
import { findSession, prolongSession } from '../repositories/sessions'
import { mayLogIn } from './login'

/** What answers the pages of the portal: a session that is open, of a client who still may be there. */
export const portalSessions: PortalSessions = {
  find: async (database, tokenHash, now) => {
    const session = await findSession(database, tokenHash, now)
    const client = session && (await findPortalClient(database, session))
    if (!client || !mayLogIn(client, now)) return undefined
    return { ...session, name: `${client.firstname1} ${client.lastname}` }
  },
  prolong: prolongSession,
}
