// What the portal of clients shows as the file of a client does.
import './file.css'

export { AccountCards } from './family/AccountCards'
export { SituationCard } from './family/SituationCard'
export { AddressFields, CompletedAddress } from './identity/AddressFields'
export { OpenAccount } from './OpenAccount'
export { useAccount } from './useAccount'
