import { reportChange, reportCreation } from '#features/sales/contract'
import { askingOf } from '#server/http/collections'
import { lifecycleRoutes } from '#server/http/lifecycle'
import type { ApiRoute } from '#server/http/routes'
import { readResource } from '#server/operations/collections'
import { reports } from '../collections/reports'
import { reportSales } from '../operations/kinds'
import { declaredIn, RECEIPT_NAME, type WriteReceipt } from '../operations/receipt'
import { changeReport, createReport, removeReport } from '../operations/reports'
import { findCollisions } from '../repositories/collisions'
import { calendarRoute } from './calendar'
import { historyRoute } from './history'
import { saidBeside } from './saidBeside'

const path = '/v3/report'

/** What is done with one dénonciation; the list follows from the collection. */
export const reportRoutes = (writeReceipt: WriteReceipt): readonly ApiRoute[] => [
  ...livingRoutes(writeReceipt),
  historyRoute({ path, of: 'd’une dénonciation', collection: reports, kind: 'report' }),
  calendarRoute({ path, label: 'Dénonciation', collection: reports, only: reportSales.only, list: 'denonciations' }),
  {
    method: 'GET',
    path: `${path}/:id/receipt`,
    access: 'viewer',
    summary: 'L’accusé horodaté d’une dénonciation envoyée (PDF)',
    handle: async (call) => {
      const { database, viewer, parameter } = call
      const { data } = await readResource(reports, askingOf(call), parameter('id'))
      const bytes = await writeReceipt(database, viewer.companyId, declaredIn(reportSales.only([data])))
      return { bytes, mediaType: 'application/pdf', savedAs: RECEIPT_NAME }
    },
  },
]

const livingRoutes = (writeReceipt: WriteReceipt): readonly ApiRoute[] =>
  lifecycleRoutes({
    type: 'report',
    path,
    words: {
      create: 'Prépare une dénonciation\u202f; rien n’est envoyé',
      show: 'Une dénonciation',
      change:
        'Change une dénonciation, ou agit (`action`)\u00a0: `send`, `accept`, `dispute`, `resolve_accept`, `reject`, `renew`, `cancel`',
      remove: 'Supprime un brouillon de dénonciation',
    },
    creation: reportCreation,
    change: reportChange,
    collection: reports,
    only: reportSales.only,
    create: createReport,
    act: (asking, change) => changeReport(asking, change, writeReceipt),
    remove: removeReport,
    shown: async (call, report) => {
      const { database, viewer, now } = call
      const collisions = await findCollisions(database, viewer.companyId, { reportId: report.id, now })
      const meta = { ...reportSales.metaOf(report, viewer, now), ...(await saidBeside(call, report)), collisions }
      return { data: reportSales.shown(report, now), meta }
    },
  })
