export { clientLeads } from './clientLeads'
export { leadExchanges } from './exchanges'
