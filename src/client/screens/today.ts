const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' })

/** Today in France, `YYYY-MM-DD`. */
export const today = (): string => parisDay.format(new Date())
