import type { Resource } from '#contract/jsonapi'
import { reportChange, reportCreation } from '#features/sales/contract'
import { findSaleMessages } from '../repositories/messages'
import { askingOf, includesOfOne } from '#server/http/collections'
import type { Answer, ApiRoute, Call } from '#server/http/routes'
import { readResource } from '#server/operations/collections'
import { reports } from '../collections/reports'
import { changeReport, createReport, removeReport } from '../operations/reports'
import { deadlinesOf } from '../operations/saleDeadlines'
import { reportSales, type Report } from '../operations/kinds'
import { RECEIPT_NAME, type WriteReceipt } from '../operations/receipt'
import { findCollisions } from '../repositories/collisions'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'

const PATH = '/v3/report'
const answers = 'report'

/** What is done with one dénonciation; the list follows from the collection. */
export const reportRoutes = (writeReceipt: WriteReceipt): readonly ApiRoute[] => [
  ...plainRoutes,
  changeRoute(writeReceipt),
  receiptRoute(writeReceipt),
]

const plainRoutes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: PATH,
    access: 'viewer',
    writes: true,
    summary: 'Prépare une dénonciation\u202f; rien n’est envoyé',
    body: reportCreation,
    answers,
    handle: async (call) => answered(call, await createReport(askingOf(call), call.body), 201),
  },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    access: 'viewer',
    summary:
      'Une dénonciation\u202f; `meta.allowed_actions` dit ce qui est possible, `meta.actions` pourquoi le reste ne l’est pas',
    answers,
    query: includesOfOne(reports),
    handle: async (call) => {
      const { data, included } = await readResource(
        reports,
        askingOf(call),
        call.parameter('id'),
        call.query.includePaths,
      )
      return answered(call, reportSales.only([data]), 200, included)
    },
  },
  {
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'viewer',
    writes: true,
    summary: 'Supprime un brouillon de dénonciation',
    handle: async (call) => {
      await removeReport(askingOf(call), call.parameter('id'))
      return { status: 204 }
    },
  },
  historyRoute({ path: PATH, of: 'd’une dénonciation', collection: reports, kind: 'report' }),
  calendarRoute({
    path: PATH,
    label: 'Dénonciation',
    collection: reports,
    only: reportSales.only,
    list: 'denonciations',
  }),
]

const changeRoute = (writeReceipt: WriteReceipt): ApiRoute => ({
  method: 'PUT',
  path: `${PATH}/:id`,
  access: 'viewer',
  writes: true,
  summary:
    'Change une dénonciation, ou agit (`action`)\u00a0: `send`, `accept`, `dispute`, `resolve_accept`, `reject`, `renew`, `cancel`',
  body: reportChange,
  answers,
  handle: async (call) => {
    const { body: input, version } = call
    const change = { id: call.parameter('id'), input, version }
    return answered(call, await changeReport(askingOf(call), change, writeReceipt))
  },
})

const receiptRoute = (writeReceipt: WriteReceipt): ApiRoute => ({
  method: 'GET',
  path: `${PATH}/:id/receipt`,
  access: 'viewer',
  summary: 'L’accusé horodaté d’une dénonciation envoyée (PDF)',
  handle: async (call) => {
    const { database, viewer, parameter } = call
    const { data } = await readResource(reports, askingOf(call), parameter('id'))
    const bytes = await writeReceipt(database, viewer.companyId, reportSales.only([data]))
    return { bytes, mediaType: 'application/pdf', savedAs: RECEIPT_NAME }
  },
})

async function answered(
  { database, viewer, now }: Call,
  report: Report,
  status: 200 | 201 = 200,
  included: readonly Resource[] = [],
): Promise<Answer> {
  const sale = { kind: 'report', id: report.id } as const
  const collisions = await findCollisions(database, viewer.companyId, { reportId: report.id, now })
  return {
    status,
    data: reportSales.shown(report, now),
    included,
    meta: {
      ...reportSales.metaOf(report, viewer, now),
      deadlines: await deadlinesOf(database, report),
      messages: await findSaleMessages(database, { companyId: viewer.companyId, sale }),
      collisions,
    },
  }
}
