import { BankOutlined } from '@ant-design/icons'
import { loadScreen, type ClientFeature } from '#client/screens'
import { companyAddress } from '#features/company/contract'

/** What is set and looked after for the whole firm. */
export const company: ClientFeature = {
  professional: {
    screens: [
      {
        path: 'company',
        lazy: () =>
          loadScreen(async () => (await import(/* webpackChunkName: "company" */ './CompanyScreen')).CompanyScreen),
      },
    ],
    menu: [{ address: companyAddress, label: 'Société', icon: <BankOutlined aria-hidden />, keys: 'g e' }],
  },
}
