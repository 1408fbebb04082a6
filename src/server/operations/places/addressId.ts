import { isNumber, isText } from '#contract/json'
import type { FoundAddress } from '#contract/places'

/** An id that says the whole address: every process reads it, and nobody has to keep what was found. */
export const addressIdOf = (address: FoundAddress): string =>
  Buffer.from(JSON.stringify(Object.values(inOrder(address))), 'utf8').toString('base64url')

const inOrder = ({ label, address, postal_code, municipality, insee_code, latitude, longitude }: FoundAddress) => ({
  label,
  address,
  postal_code,
  municipality,
  insee_code,
  latitude,
  longitude,
})

/** The address of an id; undefined for what is none. */
export function addressOfId(id: string): FoundAddress | undefined {
  const parts = partsOf(id)
  const [label, latitude, longitude] = [parts[0], parts[5], parts[6]]
  const texts = parts.slice(1, 5).map((part) => (isText(part) ? part : null))
  if (!isText(label) || label === '' || parts.length !== 7) return undefined
  const [address = null, postal_code = null, municipality = null, insee_code = null] = texts
  const point =
    isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : { latitude: null, longitude: null }
  return { label, address, postal_code, municipality, insee_code, ...point }
}

function partsOf(id: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
