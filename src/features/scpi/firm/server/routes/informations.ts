import { scpiFirmChange } from '#features/scpi/firm/contract'
import { listSettingsOf } from '#features/company/server'
import type { ApiRoute } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { readFirm } from '../operations/readFirm'
import { updateFirm } from '../operations/updateFirm'
import { policies } from '../policies'

const PATH = '/scpi/v1/informations'

/** What the firm says of itself in the SCPI area. */
export const informationRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: PATH,
    access: 'viewer',
    summary: 'Ce que le cabinet dit de lui\u00a0: immatriculation, ORIAS, assurance, conseil',
    answers: 'scpi_firm',
    handle: async ({ database, viewer }) => ({ data: await readFirm(database, viewer) }),
  },
  {
    method: 'PUT',
    path: PATH,
    access: 'viewer',
    writes: true,
    audit: { action: 'setting_changed', details: { setting: 'scpi_firm' } },
    summary:
      'Change ce que le cabinet dit de lui\u202f; `action: check_orias` note que son numéro a été vérifié ce jour',
    answers: 'scpi_firm',
    body: scpiFirmChange,
    handle: async (call) => ({ data: await updateFirm(writeOf(call), call.body, call.version) }),
  },
  listSettingsOf(['information', 'scpi_firm'], {
    path: `${PATH}/history`,
    policy: { ...policies.scpi_firm, list: policies.scpi_firm.read },
    summary: 'Qui a changé quoi de ce que le cabinet dit de lui',
  }),
]
