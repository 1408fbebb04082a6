import dayjs from 'dayjs'

/** Age of majority, years (Code civil, art. 414). */
const MAJORITY = 18

/** Who acts by himself, or may not and is no protected person either. */
const UNPROTECTED: readonly unknown[] = ['capable', 'emancipated_minor', 'safeguard', null, undefined]

/** Whether somebody of this legal capacity is assisted or represented by another person. */
export const isProtected = (capacity: unknown): boolean => !UNPROTECTED.includes(capacity)

/** Whole years between two days, `YYYY-MM-DD`. */
export const ageOn = (birthdate: string, day: string): number => dayjs(day).diff(dayjs(birthdate), 'year')

/** Whether somebody is a minor on a day. */
export const isMinorOn = (birthdate: string, day: string): boolean => ageOn(birthdate, day) < MAJORITY

/** Legal capacities of a minor. */
export const isCapacityOfMinor = (capacity: unknown): boolean =>
  capacity === 'minor' || capacity === 'emancipated_minor'

export const MINOR_CAPACITY = 'La capacité juridique doit être Mineur ou Mineur émancipé.'
