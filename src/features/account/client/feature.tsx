import { UserOutlined } from '@ant-design/icons'
import { selectEvery } from '#client/entities'
import type { ClientFeature } from '#client/screens'
import { accountAddress } from '#features/account/contract'
import { accountRoute } from './accountRoute'

/** One's own account; the views that one saved are there without network too. */
export const account: ClientFeature = {
  store: { keptResources: (state) => selectEvery(state, 'saved_view') },
  professional: {
    screens: [accountRoute],
    settings: async () => (await import(/* webpackChunkName: "palette" */ './accountSettings')).accountSettings,
    menu: [
      {
        address: accountAddress,
        label: 'Mon compte',
        page: 'account',
        icon: <UserOutlined aria-hidden />,
        keys: 'g p',
      },
    ],
  },
}
