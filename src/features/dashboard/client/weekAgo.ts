import { today } from '#client/screens'

const DAY = 86_400_000

/** Seven days before today in France, `YYYY-MM-DD`. */
export const weekAgo = (): string => new Date(Date.parse(today()) - 7 * DAY).toISOString().slice(0, 10)
