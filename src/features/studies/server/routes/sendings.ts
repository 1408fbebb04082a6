import { packageChange, packageCreation } from '#features/studies/contract'
import { askingOf } from '#server/http/collections'
import type { ViewerRoute } from '#server/http/routes'
import { readSending } from '../operations/readSending'
import { changeSending, sendStudies } from '../operations/sendings'

const path = '/v4/commercial-report-packages'
const viewer = { access: 'viewer', answers: 'commercial_report_package' } as const

/** What advisers send, and to whom. */
export const sendingRoutes: readonly ViewerRoute[] = [
  {
    ...viewer,
    method: 'POST',
    path,
    writes: true,
    summary: 'Envoie des études à des lecteurs, chacun par un lien à lui',
    body: packageCreation,
    handle: async (call) => ({ status: 201, data: await sendStudies(askingOf(call), call.body) }),
  },
  {
    ...viewer,
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Un envoi\u00a0: ses études, ses lecteurs et leurs liens',
    handle: async (call) => ({ data: await readSending(askingOf(call), call.parameter('id')) }),
  },
  {
    ...viewer,
    method: 'PUT',
    path: `${path}/:id`,
    writes: true,
    summary: 'Agit sur un envoi (`action`)\u00a0: `resend`, `revoke`, `extend` (`days`)',
    body: packageChange,
    handle: async (call) => ({ data: await changeSending(askingOf(call), call.parameter('id'), call.body) }),
  },
]
