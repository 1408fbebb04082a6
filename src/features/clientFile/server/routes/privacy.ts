import { resources } from '#contract'
import type { FileContributions } from '../contributions'
import { removeClientFile } from '../operations/privacy/erasure'
import { exportClientFile, printClientFile } from '../operations/privacy/export'
import { recordMeeting } from '../operations/privacy/meetings'
import type { ApiRoute } from '#server/http/routes'
import type { HeavyWorkers } from '#server/services/heavyWork'

interface PrivacyOptions {
  readonly contributions: FileContributions
  readonly workers: HeavyWorkers
}

const FILE = '/v3/client-files/:id'

/** What the law gives to the people whom files are about: a copy, an end, and to know who looked. */
export const privacyRoutes = (options: PrivacyOptions): readonly ApiRoute[] => [
  ...copies(options),
  ...traces,
  ...ends(options),
]

const copies = ({ contributions, workers }: PrivacyOptions): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: `${FILE}/export`,
    access: 'viewer',
    asksAgain: true,
    audit: { action: 'exported', of: 'client_file' },
    isHeavy: true,
    summary: 'Tout ce qui est conservé d’un dossier, en un document',
    answers: 'client_file',
    handle: async ({ database, viewer, now, parameter }) => ({
      json: await exportClientFile(database, viewer, parameter('id'), { now, contributions }),
      savedAs: 'dossier.json',
    }),
  },
  {
    method: 'GET',
    path: `${FILE}/summary`,
    access: 'viewer',
    audit: { action: 'exported', of: 'client_file', details: { form: 'summary' } },
    isHeavy: true,
    summary: 'Les données du foyer et de son projet, en PDF',
    handle: async ({ database, viewer, now, parameter }) => ({
      bytes: await printClientFile(database, viewer, parameter('id'), { now, workers }),
      mediaType: 'application/pdf',
      savedAs: 'dossier.pdf',
    }),
  },
]

const traces: readonly ApiRoute[] = [
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

const ends = ({ contributions }: PrivacyOptions): readonly ApiRoute[] => [
  {
    method: 'DELETE',
    path: FILE,
    access: 'viewer',
    writes: true,
    audit: { action: 'removed', of: 'client_file' },
    summary: 'Met à la corbeille un dossier, tout ce qu’il contient et le contact dont il vient',
    handle: async ({ database, viewer, now, parameter }) => {
      await removeClientFile(database, viewer, parameter('id'), { at: now, contributions })
      return { status: 204 }
    },
  },
]
