/**
 * Numbers that name a person or an account: tax number (13 digits), social security number (13 digits and a key), IBAN. They are
 * read by nothing here and shown to nobody: only their last three characters stay.
 */
const PRIVATE_NUMBERS = [
  /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[0-9A-Z]{4}){3,7}(?:[ \u00a0]?[0-9A-Z]{1,3})?\b/g,
  /\b[12378][ .]?\d{2}[ .]?\d{2}[ .]?\d[\dAB][ .]?\d{3}[ .]?\d{3}(?:[ .]?\d{2})?\b/g,
  /\b\d{2}[ .]\d{2}[ .]\d{3}[ .]\d{3}[ .]\d{3}\b/g,
  /\b\d{13}(?:[A-Z]|\d{2})?\b/g,
]

/** A text without the numbers that name a person or an account. */
export const masked = (text: string): string =>
  PRIVATE_NUMBERS.reduce((said, number) => said.replace(number, (found) => maskedNumber(found)), text)

/** `•••••••••• 321` */
export const maskedNumber = (number: string): string => `••••••••••\u00a0${number.replace(/\W/g, '').slice(-3)}`
