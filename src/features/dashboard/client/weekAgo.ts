import dayjs from 'dayjs'
import { today } from '#client/screens'

/** Seven days before today in France, `YYYY-MM-DD`. */
export const weekAgo = (): string => dayjs(today()).subtract(7, 'day').format('YYYY-MM-DD')
