import type { ApiRoute, Dependencies } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { publicHost, usuryCeilings } from '#features/company/contract'
import { updatePublicHost } from '../operations/publicHost'
import { retentionChange, updateRetention } from '../operations/retention'
import { updateUsuryCeilings } from '../operations/usuryCeilings'

/** What a firm sets for all of its members. */
export const settingRoutes = ({ publicUrl }: Pick<Dependencies, 'publicUrl'>): readonly ApiRoute[] => [
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
