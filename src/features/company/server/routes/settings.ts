import { dayOf, writeOf, type ApiRoute, type Call, type Dependencies } from '#server/http/routes'
import { definitionOf } from '#contract'
import { companyInformation, publicHost, usuryCeilings } from '#features/company/contract'
import { readInformation, updateInformation } from '../operations/information'
import { updatePublicHost } from '../operations/publicHost'
import { readReportParameters, updateReportParameters } from '../operations/reportParameters'
import { retentionChange, updateRetention } from '../operations/retention'
import { updateUsuryCeilings } from '../operations/usuryCeilings'

/** What a firm sets for all of its members. */
export const settingRoutes = ({ publicUrl }: Pick<Dependencies, 'publicUrl'>): readonly ApiRoute[] => [
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
  {
    method: 'PUT',
    path: '/v3/company/retention',
    access: 'viewer',
    writes: true,
    asksAgain: true,
    audit: { action: 'setting_changed', details: { setting: 'retention' } },
    summary: 'Choisit combien d’années un dossier sans activité est conservé',
    answers: 'company',
    body: retentionChange,
    handle: async (call) => ({ data: await updateRetention(writeOf(call), call.body) }),
  },
  {
    method: 'PUT',
    path: '/v3/company/usury-ceilings',
    access: 'viewer',
    writes: true,
    audit: { action: 'setting_changed', details: { setting: 'usury_ceilings' } },
    summary: 'Saisit les seuils de l’usure d’un trimestre',
    answers: 'company',
    body: usuryCeilings,
    handle: async (call) => ({ data: await updateUsuryCeilings(writeOf(call), call.body) }),
  },
  {
    method: 'PUT',
    path: '/v3/company/public-host',
    access: 'viewer',
    writes: true,
    asksAgain: true,
    audit: { action: 'setting_changed', details: { setting: 'public_host' } },
    summary: 'Choisit l’hôte où qui n’a pas de compte lit le catalogue de la société, ou aucun',
    answers: 'company',
    body: publicHost,
    handle: async (call) => ({ data: await updatePublicHost(writeOf(call), call.body, publicUrl) }),
  },
]
