/** How long a datum of a 2D-Doc is, in characters: exactly, at most, or as far as the next separator. */
type Length = { readonly exactly: number } | { readonly atMost: number }

const exactly = (length: number): Length => ({ exactly: length })
const atMost = (length: number): Length => ({ atMost: length })
const FREE = atMost(Number.POSITIVE_INFINITY)

/**
 * The data of tax notices and payslips: identifier, length, name (ANTS, « Spécifications techniques des codes 2D-Doc », v3.3,
 * tables of identifiers 4x, 5x, 6x).
 */
const identifiers: Readonly<Record<string, Length>> = {
  '10': atMost(38),
  '11': atMost(38),
  '12': atMost(38),
  '13': atMost(38),
  '40': exactly(13),
  '41': atMost(12),
  '42': FREE,
  '43': atMost(5),
  '44': exactly(13),
  '45': exactly(4),
  '46': atMost(38),
  '47': exactly(13),
  '48': atMost(38),
  '49': exactly(13),
  '4A': exactly(8),
  '4B': exactly(8),
  '4V': atMost(10),
  '4W': atMost(10),
  '4X': atMost(10),
  '4Y': atMost(155),
  '4Z': atMost(10),
  '50': exactly(14),
  '51': exactly(6),
  '52': exactly(7),
  '53': exactly(4),
  '54': exactly(4),
  '55': exactly(8),
  '56': exactly(4),
  '57': exactly(8),
  '58': atMost(11),
  '59': atMost(12),
  '5A': atMost(11),
  '5B': atMost(12),
  '5C': atMost(11),
  '6U': atMost(38),
  '6V': atMost(38),
  '6W': exactly(5),
  '6X': atMost(32),
  '6Y': exactly(2),
}

/** An identifier that is not of these papers: its datum goes to the next separator. */
export const lengthOf = (identifier: string): Length => identifiers[identifier] ?? FREE
