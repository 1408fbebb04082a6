import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id (the library's default variant) with 19 MiB and 2 passes, the first setting that OWASP's Password Storage Cheat Sheet gives. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody has, so that an unknown account costs as much time as a known one. */
let decoy: Promise<string> | undefined

/** Hashes a password for storage, in the PHC format: algorithm, cost, salt and hash in one text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** True when the password is that of the hash. Without a hash (unknown account) the same work is done, and the answer is false. */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && typeof passwordHash === 'string'
}
