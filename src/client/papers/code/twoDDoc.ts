import { isoDayOf } from '../text/dates'
import { lengthOf } from './identifiers'

/** A 2D-Doc, as its DataMatrix says it in text (ANTS, « Spécifications techniques des codes 2D-Doc », v3.3, header DC01 to DC04). */
export interface TwoDDoc {
  readonly version: number
  /** Identifier of the certification authority: `FR00`. */
  readonly authority: string
  /** Identifier of the certificate that signed, given by that authority: `0001`. */
  readonly certificate: string
  /** When the paper was issued, `YYYY-MM-DD`; null when the code does not say it. */
  readonly issuedOn: string | null
  /** When the code was signed. */
  readonly signedOn: string | null
  /** `28` and `04` are tax notices, `06` payslips. */
  readonly documentType: string
  /** Data by identifier, without the separators. */
  readonly data: Readonly<Record<string, string>>
  /** Identifiers whose datum was too long for the code and is cut. */
  readonly cut: readonly string[]
  /** Bytes of the signature: 64 for ECDSA on P-256. 0 when there is none, or none that reads. */
  readonly signatureBytes: number
}

/** Ends a datum; ends one that is cut; ends the data, before the signature. */
const [GS, RS, US] = ['\u001d', '\u001e', '\u001f']

/** Characters of the header, by version. */
const HEADER: Readonly<Record<string, number>> = { '01': 22, '02': 22, '03': 24, '04': 26 }

/** The 2D-Doc that a DataMatrix holds; undefined when it holds something else. */
export function decodeTwoDDoc(text: string): TwoDDoc | undefined {
  const [, version = '', authority = '', certificate = '', issued = '', signed = '', documentType = ''] =
    /^DC(0[1-4])([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-Z]{2})/.exec(text) ?? []
  const header = HEADER[version]
  if (header === undefined || text.length < header) return undefined
  const [message = '', signature = ''] = text.slice(header).split(US, 2)
  return {
    version: Number(version),
    authority,
    certificate,
    issuedOn: dateOfDays(issued),
    signedOn: dateOfDays(signed),
    documentType,
    ...dataOf(message),
    signatureBytes: base32Bytes(signature),
  }
}

/** A date of the header, or one of four characters among the data: days since 1 January 2000, in base 16; FFFF says none. */
export function dateOfDays(hexadecimal: string): string | null {
  if (hexadecimal === 'FFFF') return null
  const date = new Date(Date.UTC(2000, 0, 1 + Number.parseInt(hexadecimal, 16)))
  return date.toISOString().slice(0, 10)
}

/** The data of a message, one after the other: identifier, then as many characters as it has or up to a separator. */
function dataOf(message: string): Pick<TwoDDoc, 'data' | 'cut'> {
  const data: Record<string, string> = {}
  const cut: string[] = []
  for (let at = 0; at < message.length;) {
    const identifier = message.slice(at, at + 2)
    const { value, end, isCut } = datumAt(message, at + 2, identifier)
    if (identifier.length === 2 && !identifier.includes(GS)) data[identifier] = value.trim()
    if (isCut) cut.push(identifier)
    at = end
  }
  return { data, cut }
}

function datumAt(message: string, start: number, identifier: string): { value: string; end: number; isCut: boolean } {
  const length = lengthOf(identifier)
  const longest = 'exactly' in length ? length.exactly : length.atMost
  const rest = message.slice(start)
  const separator = rest.search(SEPARATORS)
  const size = Math.min(separator === -1 ? rest.length : separator, longest)
  const next = rest.charAt(size)
  const isSeparated = next === GS || next === RS
  return { value: rest.slice(0, size), end: start + size + (isSeparated ? 1 : 0), isCut: next === RS }
}

const SEPARATORS = new RegExp(`[${GS}${RS}]`)

/** How many bytes a signature in base 32 (RFC 4648, without padding) holds. */
const base32Bytes = (text: string): number =>
  /^[A-Z2-7]+=*$/.test(text) ? Math.floor((text.replace(/=+$/, '').length * 5) / 8) : 0

/** A date of the data, `DDMMYYYY`, as `YYYY-MM-DD`. */
export const dateOfData = (text: string): string | undefined =>
  /^\d{8}$/.test(text) ? isoDayOf(Number(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2))) : undefined
