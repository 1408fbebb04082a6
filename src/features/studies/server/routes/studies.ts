import { studyChange, studyGeneration } from '#features/studies/contract'
import { askingOf, includesOfOne } from '#server/http/collections'
import { answered } from '#server/http/lifecycle'
import type { ViewerRoute, Call } from '#server/http/routes'
import { notFound, scopeOf } from '#server/operations'
import { readResource } from '#server/operations/collections'
import { studyCollection } from '../collections/studies'
import { checksOf } from '../operations/checks'
import { askedStudy, draftOf } from '../operations/draft'
import { pdfOf } from '../operations/generation'
import { studies, type Study } from '../operations/kind'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { changeStudy, generateStudy, removeStudy } from '../operations/studies'
import { policies } from '../policies'
import { nextEdition } from '../repositories/studies'

const path = '/v4/commercial-reports'
const one = `${path}/:id`
const viewer = { access: 'viewer', answers: 'commercial_report' } as const

const served = {
  shown: (call: Call, study: Study) =>
    Promise.resolve({
      data: studies.shown(study, call.now),
      meta: studies.metaOf(study, call.viewer, call.now),
    }),
}

/** What is done with studies; their list follows from the collection. @param print wakes whoever prints @param workers threads that print */
export const studyRoutes = (print: () => Promise<void>, workers: HeavyWorkers): readonly ViewerRoute[] => [
  generateRoute(print),
  draftRoute,
  showRoute,
  changeRoute(print),
  removeRoute,
  pdfRoute(workers),
]

const generateRoute = (print: () => Promise<void>): ViewerRoute => ({
  ...viewer,
  method: 'POST',
  path: `${path}/generate`,
  writes: true,
  summary: 'Fait une étude d’un dossier\u00a0: 202, son PDF est imprimé ensuite (`generating`, puis `generated`)',
  body: studyGeneration,
  afterwards: print,
  handle: async (call) => {
    const study = await generateStudy(askingOf(call), call.body)
    return answered(served, call, study, { status: 202 })
  },
})

const draftRoute: ViewerRoute = {
  access: 'viewer',
  method: 'POST',
  path: `${path}/draft`,
  summary: 'Ce que dirait une étude faite maintenant, et ce qu’il faut relire avant\u202f; rien n’est gardé',
  body: studyGeneration,
  isHeavy: true,
  handle: async (call) => {
    const asking = askingOf(call)
    scopeOf(policies.commercial_report.create, call.viewer)
    const asked = askedStudy(call.body)
    const edition = await nextEdition(call.database, call.viewer.companyId, asked.clientFileId)
    const draft = await draftOf(asking, asked, edition)
    return { json: { data: { ...draft, checks: checksOf(draft) } } }
  },
}

const showRoute: ViewerRoute = {
  ...viewer,
  method: 'GET',
  path: one,
  query: includesOfOne(studyCollection),
  summary:
    'Une étude\u202f; `meta.allowed_actions` dit ce qui est possible, `meta.actions` pourquoi le reste ne l’est pas',
  handle: async (call) => {
    const { query, parameter } = call
    const { data, included } = await readResource(studyCollection, askingOf(call), parameter('id'), query.includePaths)
    return answered(served, call, studies.only([data]), { included })
  },
}

const changeRoute = (print: () => Promise<void>): ViewerRoute => ({
  ...viewer,
  method: 'PUT',
  path: one,
  writes: true,
  summary: 'Agit sur une étude (`action`)\u00a0: `retry` l’imprime à nouveau, `answer` répond à une question',
  body: studyChange,
  afterwards: print,
  handle: async (call) => {
    const { body: input, version, parameter } = call
    return answered(served, call, await changeStudy(askingOf(call), { id: parameter('id'), input, version }))
  },
})

const removeRoute: ViewerRoute = {
  access: 'viewer',
  method: 'DELETE',
  path: one,
  writes: true,
  summary: 'Supprime une étude\u202f; ses liens ne s’ouvrent plus',
  handle: async (call) => {
    await removeStudy(askingOf(call), call.parameter('id'))
    return { status: 204 }
  },
}

const pdfRoute = (workers: HeavyWorkers): ViewerRoute => ({
  access: 'viewer',
  method: 'GET',
  path: `${one}/pdf`,
  summary: 'Le PDF d’une étude',
  handle: async (call) => {
    const id = call.parameter('id')
    const study = await studies.read(askingOf(call), id)
    const content = await pdfOf({ database: call.database, workers }, { companyId: call.viewer.companyId, id })
    if (!content) throw notFound()
    return { bytes: content, mediaType: 'application/pdf', savedAs: pdfName(study.attributes.title ?? 'Étude') }
  },
})

/** A title as the name of a file. */
export const pdfName = (title: string): string => `${title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ').trim() || 'Étude'}.pdf`
