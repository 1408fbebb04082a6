/** Where who forgot their password asks for a link. */
export const forgottenPasswordAddress = '/password/forgot'

/** Where the first administrator makes their firm. */
export const firstAccountAddress = '/premiere-connexion'

/** Address of one's own account. */
export const accountAddress = '/mon-compte'
