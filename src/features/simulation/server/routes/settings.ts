import { chargeSettings, loanSettings } from '#features/simulation/contract'
import { dayOf, type ApiRoute, type Call } from '#server/http/routes'
import { writeOf } from '#server/http/settings'
import { changeChargeSettings, changeLoanSettings, readFirmSettings } from '../operations/firmSettings'
import * as operations from '../operations/settings'

const write = { method: 'POST', access: 'viewer', writes: true, answers: 'simulation_configuration' } as const
const changed = (setting: 'loan_config' | 'simulation_config') =>
  ({ action: 'setting_changed', details: { setting } }) as const

/** What a firm assumes where nobody says. */
export const settingRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/simulation/config/:project',
    access: 'viewer',
    summary: 'Les hypothèses par défaut d’un dispositif',
    answers: 'simulation_configuration',
    handle: async ({ database, viewer, parameter, now }) => {
      const project = operations.findProject(parameter('project'))
      const { data, version } = await operations.readFirmAssumptions(database, viewer, project, dayOf(now))
      return { data, meta: { configuration_version: version } }
    },
  },
  {
    method: 'GET',
    path: '/v3/company/config',
    access: 'viewer',
    summary:
      'Les hypothèses de la société aujourd’hui\u202f; `meta` dit la version des réglages, et celles d’origine (`original`)',
    answers: 'simulation_configuration',
    handle: ({ database, viewer, now }) => readFirmSettings({ database, viewer, today: dayOf(now) }),
  },
  {
    ...write,
    path: '/v3/company/loan-config',
    summary:
      'Change des taux de prêt par durée, ou le taux d’assurance\u202f; le reste demeure, null revient à l’origine',
    audit: changed('loan_config'),
    body: loanSettings,
    handle: (call: Call) => changeLoanSettings(writeOf(call), call.body),
  },
  {
    ...write,
    path: '/v3/company/simulation-config',
    summary: 'Change des frais et charges par défaut\u202f; le reste demeure, null revient à l’origine',
    audit: changed('simulation_config'),
    body: chargeSettings,
    handle: (call: Call) => changeChargeSettings(writeOf(call), call.body),
  },
]
