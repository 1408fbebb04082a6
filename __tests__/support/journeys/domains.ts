import { basename } from 'node:path'

/** The firm of a journey, after the file that tests it. */
export const firmOf = (testFile: string): string => basename(testFile, '.test.ts')

/** The part of an address after the at sign, of everybody in a firm of this name. */
export const domainOf = (firm: string): string => `${firm.toLowerCase()}.example`
