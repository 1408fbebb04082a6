import { UserOutlined } from '@ant-design/icons'
import type { ClientFeature } from '#client/screens'
import { accountAddress } from '#features/account/contract'
import { accountRoute } from './accountRoute'

/** One's own account. */
export const account: ClientFeature = {
  professional: {
    screens: [accountRoute],
    menu: [{ address: accountAddress, label: 'Mon compte', icon: <UserOutlined aria-hidden />, keys: 'g p' }],
  },
}
