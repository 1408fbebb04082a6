import { ProfileTab } from '#features/account/client/account'
import { AddressCard } from './AddressCard'

/** Who the person is, with their address, which the SCPI area asks for. */
export const ScpiProfileTab = () => <ProfileTab address={<AddressCard />} />
