/** Where who forgot their password asks for a link. */
export const forgottenPasswordAddress = '/password/forgot'

/** Address of one's own account. */
export const accountAddress = '/mon-compte'
