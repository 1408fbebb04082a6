const ITERATIONS = 210_000

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function derived(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-512', salt: new TextEncoder().encode(salt), iterations: ITERATIONS },
    key,
    256,
  )
  return hex(new Uint8Array(bits))
}

/** What a password of this device is kept as: `salt:hash` (PBKDF2, SHA-512). */
export async function hashOf(password: string): Promise<string> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return `${salt}:${await derived(password, salt)}`
}

/** Whether it is the password of a hash. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [salt = '', expected] = hash.split(':')
  return (await derived(password, salt)) === expected
}
