import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'

/** A figure of the file, written; null when it is missing, or typed wrong and not corrected yet. */
export const written = (value: unknown, write: (value: number) => string): string | null =>
  typeof value === 'number' ? write(value) : null

/** First name and name; null when both are empty. */
export function nameOf({
  firstname,
  lastname,
}: {
  readonly firstname?: string | null
  readonly lastname?: string | null
}): string | null {
  return [firstname, lastname].filter(Boolean).join(' ') || null
}

/**
 * Completed years at a date; null for a birthdate that is unknown, the placeholder of new people included, or not past.
 * @param today `YYYY-MM-DD`
 */
export function ageOn(today: string, birthdate: string | null | undefined): number | null {
  if (
    typeof birthdate !== 'string' ||
    !isIsoDate(birthdate) ||
    birthdate === PLACEHOLDER_BIRTHDATE ||
    birthdate > today
  )
    return null
  const hadBirthday = today.slice(5) >= birthdate.slice(5)
  return Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** `8 ans`, `1 an`. */
export const yearsOld = (age: number): string => `${age}\u00a0${age >= 2 ? 'ans' : 'an'}`
