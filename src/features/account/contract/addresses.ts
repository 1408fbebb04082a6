/** Where who forgot their password asks for a link. */
export const forgottenPasswordAddress = '/password/forgot'

/** Where the first administrator makes their firm. */
export const firstAccountAddress = '/premiere-connexion'

/** Where somebody without an account asks to be shown the application. */
export const demoAddress = '/demonstration'

/** Address of one's own account. */
export const accountAddress = '/mon-compte'
