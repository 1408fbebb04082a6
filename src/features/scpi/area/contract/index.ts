export { scpiAddressSearch, type AddressKind } from './addressSearch'
export { scpiAreaContract, type ScpiAreaResources } from './contract'
export { ABROAD } from './department'
export { scpiProfile } from './profile'
