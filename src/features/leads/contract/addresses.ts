/** Address of the leads, of one of them, and where a new one begins. */
export const leadsAddress = '/mes-leads'
export const leadAddress = (id: string): string => `${leadsAddress}?contact=${id}`
export const newLeadAddress = `${leadsAddress}?ouvrir=nouveau`
