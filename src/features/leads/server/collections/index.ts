export { clientLeads } from './clientLeads'
export { leadExchanges } from './exchanges'
export { leadImports } from './imports'
