/** Where people write when something is wrong. */
export const SUPPORT_EMAIL = 'support@solive.example'
