/** Address of what is set and looked after for the whole firm. */
export const companyAddress = '/company'
