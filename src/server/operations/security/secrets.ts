import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. It is as random as the hash, so no salt is needed. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
