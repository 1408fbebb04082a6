/** Where one’s alerts are. */
export const alertsAddress = '/mes-alertes'

/** Where the link of a mail leads: its reader stops the mail of their alerts there. */
export const unsubscribeAddress = (token: string): string => `/desabonnement-alertes/${token}`
