/** Address of what the firm says of itself. */
export const scpiFirmAddress = '/cabinet'

/** Address of whom one writes to in the firm. */
export const scpiContactsAddress = `${scpiFirmAddress}/contacts`

/** The public register of intermediaries in insurance, banking and finance. */
export const oriasRegister = 'https://www.orias.fr'
