import { definitionOf } from '#contract'
import { companyInformation } from '#features/company/contract/settings'
import { dayOf, type ApiRoute, type Call } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { readInformation, updateInformation } from '../operations/information'
import { readReportParameters, updateReportParameters } from '../operations/reportParameters'

/** What the firm says of itself and on its documents, and what it shows. */
export const informationRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/company/information',
    access: 'viewer',
    summary: 'Ce que la société dit d’elle, et ce qu’elle montre',
    answers: 'company',
    handle: async ({ database, viewer }) => ({ data: await readInformation(database, viewer) }),
  },
  {
    method: 'PUT',
    path: '/v3/company/information',
    access: 'viewer',
    writes: true,
    audit: { action: 'setting_changed', details: { setting: 'information' } },
    summary: 'Change nom et RCS\u202f; masque les commissions ou des critères pour toute la société',
    answers: 'company',
    body: companyInformation,
    handle: async (call: Call) => ({ data: await updateInformation(writeOf(call), call.body) }),
  },
  {
    method: 'GET',
    path: '/v3/company/commercial-report-parameters',
    access: 'viewer',
    summary: 'Les textes de la société sur ses rapports et documents',
    answers: 'commercial_report_parameters',
    handle: async ({ database, viewer, now }) => ({ data: await readReportParameters(database, viewer, dayOf(now)) }),
  },
  {
    method: 'PUT',
    path: '/v3/company/commercial-report-parameters',
    access: 'viewer',
    writes: true,
    audit: { action: 'setting_changed', details: { setting: 'commercial_report_parameters' } },
    summary: 'Change les six textes\u202f; les deux longs sont un texte simple, ou un arbre ProseMirror',
    answers: 'commercial_report_parameters',
    body: definitionOf('commercial_report_parameters'),
    handle: async (call: Call) => ({ data: await updateReportParameters(writeOf(call), call.body) }),
  },
]
