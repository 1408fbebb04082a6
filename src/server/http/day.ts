const FRENCH_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** The day of an instant in France, `YYYY-MM-DD`: rules and dates are read there. */
export const dayOf = (instant: Date): string => FRENCH_DAY.format(instant)
