import { resources } from '#contract'
import type { FileOrigin } from '../fileOrigin'
import { listAccesses, listAccessesOfFirm, listDeletions } from '../operations/privacy/audit'
import { eraseClientFile } from '../operations/privacy/erasure'
import { exportClientFile, printClientFile } from '../operations/privacy/export'
import { recordMeeting } from '../operations/privacy/meetings'
import { listExpiringFiles } from '../operations/privacy/retention'
import { pageInfo, rangeOf, type ApiRoute } from '#server/http/routes'

interface PrivacyOptions {
  /** Resolves once the accesses so far can be found. */
  readonly accessLog: { readonly flush: () => Promise<void> }
  readonly origin: FileOrigin
}

const FILE = '/v3/client-files/:id'

/** What the law gives to the people whom files are about: a copy, an end, and to know who looked. */
export const privacyRoutes = (options: PrivacyOptions): readonly ApiRoute[] => [
  ...copies(options),
  ...traces(options),
  ...ends(options),
]

const copies = ({ origin }: PrivacyOptions): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: `${FILE}/export`,
    access: 'viewer',
    summary: 'Tout ce qui est conservé d’un dossier, en un document',
    answers: 'client_file',
    handle: async ({ database, viewer, now, parameter }) => ({
      json: await exportClientFile(database, viewer, parameter('id'), { now, origin }),
    }),
  },
  {
    method: 'GET',
    path: `${FILE}/summary`,
    access: 'viewer',
    summary: 'Les données du foyer et de son projet, en PDF',
    handle: async ({ database, viewer, now, parameter }) => ({
      bytes: await printClientFile(database, viewer, parameter('id'), now),
      mediaType: 'application/pdf',
    }),
  },
]

const traces = ({ accessLog }: PrivacyOptions): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/client-files/readings',
    access: 'viewer',
    summary: 'Qui a consulté les dossiers de la société, du plus récent au plus ancien',
    answers: 'client_file_reading',
    query: { paged: true },
    handle: async ({ database, viewer, query }) => {
      await accessLog.flush()
      const found = await listAccessesOfFirm(database, viewer, rangeOf(query))
      return { data: found.accesses, page: pageInfo(query, found.total) }
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
      await accessLog.flush()
      const found = await listAccesses(database, viewer, parameter('id'), rangeOf(query))
      return { data: found.accesses, page: pageInfo(query, found.total) }
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
      data: await recordMeeting(database, viewer, parameter('id'), body),
    }),
  },
]

const ends = ({ origin }: PrivacyOptions): readonly ApiRoute[] => [
  {
    method: 'DELETE',
    path: FILE,
    access: 'viewer',
    writes: true,
    summary: 'Supprime un dossier, tout ce qu’il contient et le contact dont il vient',
    handle: async ({ database, viewer, now, parameter }) => {
      await eraseClientFile(database, viewer, parameter('id'), { at: now, origin })
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
      const { files, total } = await listExpiringFiles(database, viewer, { now, ...rangeOf(query) })
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
      const { deletions, total } = await listDeletions(database, viewer, rangeOf(query))
      return { data: deletions, page: pageInfo(query, total) }
    },
  },
]
