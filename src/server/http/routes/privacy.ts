import { resources } from '#contract'
import { privacyOperations as operations } from '#server/resources'
import { pageInfo } from '../page'
import type { Query } from '../query'
import type { ApiRoute } from '../route'

interface Surroundings {
  /** Resolves once the readings so far can be found. */
  readonly readings: { readonly flush: () => Promise<void> }
}

const FILE = '/v3/client-files/:id'

/** What the law gives to the people whom files are about: a copy, an end, and to know who looked. */
export const privacyRoutes = (surroundings: Surroundings): readonly ApiRoute[] => [
  ...copies,
  ...traces(surroundings),
  ...ends,
]

const copies: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: `${FILE}/export`,
    access: 'viewer',
    summary: 'Tout ce qui est conservé d’un dossier, en un document',
    answers: 'client_file',
    handle: async ({ database, viewer, now, parameter }) => ({
      json: await operations.exportClientFile(database, viewer, parameter('id'), now),
    }),
  },
  {
    method: 'GET',
    path: `${FILE}/summary`,
    access: 'viewer',
    summary: 'Les données du foyer et de son projet, en PDF',
    handle: async ({ database, viewer, now, parameter }) => ({
      bytes: await operations.printClientFile(database, viewer, parameter('id'), now),
      mediaType: 'application/pdf',
    }),
  },
]

const traces = ({ readings }: Surroundings): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/client-files/readings',
    access: 'viewer',
    summary: 'Qui a consulté les dossiers de la société, du plus récent au plus ancien',
    answers: 'client_file_reading',
    query: { paged: true },
    handle: async ({ database, viewer, query }) => {
      await readings.flush()
      const found = await operations.listReadingsOfFirm(database, viewer, rangeOf(query))
      return { data: found.readings, page: pageInfo(query, found.total) }
    },
  },
  {
    method: 'GET',
    path: `${FILE}/readings`,
    access: 'viewer',
    summary: 'Qui a consulté un dossier, du plus récent au plus ancien',
    answers: 'client_file_reading',
    query: { paged: true },
    handle: async ({ database, viewer, query, parameter }) => {
      await readings.flush()
      const found = await operations.listReadings(database, viewer, parameter('id'), rangeOf(query))
      return { data: found.readings, page: pageInfo(query, found.total) }
    },
  },
  {
    method: 'POST',
    path: `${FILE}/meetings`,
    access: 'viewer',
    writes: true,
    summary: 'Note dans l’historique qu’un dossier a été montré au client',
    answers: 'client_file',
    body: resources.meeting,
    handle: async ({ database, viewer, body, parameter }) => ({
      data: await operations.recordMeeting(database, viewer, parameter('id'), body),
    }),
  },
]

const ends: readonly ApiRoute[] = [
  {
    method: 'DELETE',
    path: FILE,
    access: 'viewer',
    writes: true,
    summary: 'Supprime un dossier, tout ce qu’il contient et le contact dont il vient',
    handle: async ({ database, viewer, now, parameter }) => {
      await operations.eraseClientFile(database, viewer, parameter('id'), now)
      return { status: 204 }
    },
  },
  {
    method: 'GET',
    path: '/v3/client-files/expiring',
    access: 'viewer',
    summary: 'Les dossiers sans activité, que la société ne garde plus longtemps',
    answers: 'expiring_client_file',
    query: { paged: true },
    handle: async ({ database, viewer, now, query }) => {
      const { files, total } = await operations.listExpiringFiles(database, viewer, { now, ...rangeOf(query) })
      return { data: files, page: pageInfo(query, total) }
    },
  },
  {
    method: 'GET',
    path: '/v3/client-files/deletions',
    access: 'viewer',
    summary: 'Ce qui reste des dossiers supprimés\u00a0: quand, par qui et pourquoi',
    answers: 'client_file_deletion',
    query: { paged: true },
    handle: async ({ database, viewer, query }) => {
      const { deletions, total } = await operations.listDeletions(database, viewer, rangeOf(query))
      return { data: deletions, page: pageInfo(query, total) }
    },
  },
  {
    method: 'PUT',
    path: '/v3/company/retention',
    access: 'viewer',
    writes: true,
    summary: 'Choisit combien d’années un dossier sans activité est conservé',
    answers: 'company',
    body: operations.retentionChange,
    handle: async ({ database, viewer, body }) => ({ data: await operations.updateRetention(database, viewer, body) }),
  },
]

const rangeOf = ({ page: { number, size } }: Query) => ({ limit: size, offset: (number - 1) * size })
