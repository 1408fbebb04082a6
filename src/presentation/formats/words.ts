/** A text with a capital at its beginning, as a sentence has. */
export const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
