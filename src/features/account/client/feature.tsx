import { UserOutlined } from '@ant-design/icons'
import { selectEvery } from '#client/entities'
import type { ClientFeature } from '#client/screens'
import { accountAddress } from '#features/account/contract'
import { accountRoute, type LoadPart } from './accountRoute'

const places = [
  {
    address: accountAddress,
    label: 'Mon compte',
    page: 'account',
    icon: <UserOutlined aria-hidden />,
    keys: 'g p',
  },
]

/**
 * One's own account, in both areas; the views that one saved are there without network too.
 * @param scpiProfile the profile as the SCPI area has it
 */
export const account = (scpiProfile: LoadPart): ClientFeature => ({
  store: { keptResources: (state) => selectEvery(state, 'saved_view') },
  professional: {
    screens: [accountRoute()],
    settings: async () => (await import(/* webpackChunkName: "palette" */ './accountSettings')).accountSettings,
    menu: places,
  },
  scpi: { screens: [accountRoute(scpiProfile)], menu: places },
})
