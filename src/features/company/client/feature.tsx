import { BankOutlined } from '@ant-design/icons'
import type { RouteObject } from 'react-router-dom'
import { loadScreen, type ClientFeature } from '#client/screens'
import { companyAddress } from '#features/company/contract'

/** What was deleted, on both hosts. */
const trash: RouteObject = {
  path: 'corbeille',
  lazy: () => loadScreen(async () => (await import(/* webpackChunkName: "trash" */ './trash/TrashScreen')).TrashScreen),
}

/** What is set and looked after for the whole firm. */
export const company: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'company',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "company" */ './CompanyScreen')).CompanyScreen),
      },
      {
        path: 'company/utilisateurs',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "company" */ './users/UsersScreen')).UsersScreen),
      },
      {
        path: 'company/personnes',
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "persons" */ './persons/PersonsScreen')).PersonsScreen,
          ),
      },
      {
        path: 'company/imports',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "imports" */ './ImportsScreen')).ImportsScreen),
      },
      {
        path: 'company/signalements',
        lazy: () =>
          loadScreen(
            async () => (await import(/* webpackChunkName: "imports" */ './UpdateRequestsScreen')).UpdateRequestsScreen,
          ),
      },
      {
        path: 'company/journal',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "audit" */ './audit/AuditScreen')).AuditScreen),
      },
      trash,
    ],
    settings: async () => (await import(/* webpackChunkName: "palette" */ './companyParts')).companySettings,
    menu: [
      { address: companyAddress, label: 'Société', page: 'company', icon: <BankOutlined aria-hidden />, keys: 'g e' },
    ],
  },
  scpi: { screens: [trash] },
}
