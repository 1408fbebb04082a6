/** Where the portal of clients is, on the host of the SCPI area. */
export const portalAddress = '/espace-client'
export const portalLoginAddress = `${portalAddress}/connexion`
export const portalPasswordAddress = `${portalAddress}/mot-de-passe`
export const portalInformationAddress = `${portalAddress}/mes-informations`

/** The page where a client chooses a password, by the link that was sent to an e-mail address. */
export const portalLinkAddress = (token: string, email: string): string =>
  `${portalPasswordAddress}/${token}?email=${encodeURIComponent(email)}`
