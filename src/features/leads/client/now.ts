/** This instant, in milliseconds. What is late is late when the screen is drawn; it is drawn often enough. */
export const currentInstant = (): number => Date.now()
