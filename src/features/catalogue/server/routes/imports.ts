import type { ApiRoute } from '#server/http/routes'
import { readColumns } from '../operations/importFiles'
import { actOnImport, readImport, readImports, startImport } from '../operations/imports'

const IMPORTS = '/v3/company/imports'

/** What a firm brings into its own catalogue. @param wake has the imports that wait run */
export const importRoutes = (wake: () => Promise<void>): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: IMPORTS,
    access: 'viewer',
    summary: 'Les cent derniers imports de programmes de la société, sans leurs lignes',
    handle: async ({ database, viewer, now }) => ({ json: { data: await readImports(database, viewer, now) } }),
  },
  {
    method: 'POST',
    path: IMPORTS,
    access: 'viewer',
    writes: true,
    summary:
      'Importe des fichiers de programmes et de lots (`files[]`, dix au plus) dans le catalogue de la société\u202f; ' +
      '`dry_run` n’écrit rien, `full` retire ce qui manque, `mapping` dit les colonnes de chaque fichier dans leur ordre',
    files: { names: ['files'] },
    handle: async ({ database, viewer, body, now }) => ({
      status: 202,
      json: { data: await startImport(database, viewer, body, now) },
    }),
    afterwards: wake,
  },
  {
    method: 'POST',
    path: `${IMPORTS}/columns`,
    access: 'viewer',
    summary: 'Les colonnes de ces fichiers (leurs premières lignes suffisent), et celles d’un flux',
    files: { names: ['files'] },
    handle: async ({ database, viewer, body }) => ({ json: { data: await readColumns(database, viewer, body) } }),
  },
  {
    method: 'GET',
    path: `${IMPORTS}/:id`,
    access: 'viewer',
    summary: 'Un import de programmes, et ce qu’il est advenu de chaque ligne',
    handle: async ({ database, viewer, parameter, now }) => ({
      json: { data: await readImport(database, viewer, parameter('id'), now) },
    }),
  },
  {
    method: 'PUT',
    path: `${IMPORTS}/:id`,
    access: 'viewer',
    writes: true,
    summary:
      'Importe ce qu’une prévisualisation a lu (`action`\u00a0: `import`), ou annule un import des sept derniers jours ' +
      '(`undo`\u202f; `dry_run` dit seulement ce qui serait remis)',
    handle: async ({ database, viewer, parameter, body, now }) => ({
      json: await actOnImport(database, viewer, { id: parameter('id'), body, now }),
    }),
    afterwards: wake,
  },
]
