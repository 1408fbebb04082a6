import { screens } from '#contract/access'

/** Address of what is set and looked after for the whole firm. */
export const companyAddress = '/company'

/** Address of what was done in the firm. */
export const auditAddress = `${companyAddress}/journal`

/** Address of the people that the firm keeps something of. */
export const personsAddress = `${companyAddress}/personnes`

/** Address of the programmes and lots that the firm brings in. */
export const importsAddress = `${companyAddress}/imports`

/** Address of the errors that people of the firm found in its catalogue. */
export const updateRequestsAddress = `${companyAddress}/signalements`

/** Address of what was deleted and may still come back. */
export const [trashAddress] = screens.trash.addresses
