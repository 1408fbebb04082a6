import type { ApiRoute } from '#server/http/routes'
import type { EventHub } from '../events/hub'

/** What open pages are told: which resource has changed, never what it says. */
export const eventRoutes = (hub: EventHub): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/events',
    access: 'viewer',
    bySession: true,
    summary:
      'Flux d’événements (text/event-stream)\u00a0: le type et l’identifiant de ce qui a changé\u202f; 204 où il n’y en a pas',
    handle: async ({ viewer, accepts }) => {
      const stream = accepts('text/event-stream') ? await hub.open(viewer) : undefined
      return stream ? { stream, mediaType: 'text/event-stream' } : { status: 204 }
    },
  },
]
