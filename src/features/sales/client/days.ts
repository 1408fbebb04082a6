import dayjs from 'dayjs'

/** Days in a row, the first one included. @param first `YYYY-MM-DD` */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayjs(first).add(index, 'day').format('YYYY-MM-DD'))
