import type { SaleDeadline } from './saleDeadlines'

/** What a calendar of deadlines is about. */
interface About {
  /** Of the sale. */
  readonly id: string
  /** Before each deadline: `Option chez Horizon Bâti`. Names no client: calendars are shared. */
  readonly title: string
  /** Where the sale is seen. */
  readonly address: string
  readonly now: Date
}

/** Deadlines as iCalendar (RFC 5545), for any calendar to take: each is an instant, with a reminder the day before. */
export function calendarOf(deadlines: readonly SaleDeadline[], about: About): string {
  const events = deadlines.flatMap((deadline) => eventOf(deadline, about))
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Solive//Ventes//FR', 'CALSCALE:GREGORIAN']
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}

function eventOf(
  { key, label, at, steps, source }: SaleDeadline,
  { id, title, address, now }: About,
): readonly string[] {
  const description = [...steps, ...(source === null ? [] : [source])].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${key}-${id}@solive`,
    `DTSTAMP:${instantText(now.toISOString())}`,
    `DTSTART:${instantText(at)}`,
    `SUMMARY:${escaped(`${title}\u00a0: ${label}`)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${address}`,
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(label)}`, 'TRIGGER:-P1D', 'END:VALARM'],
    'END:VEVENT',
  ]
}

/** `20261207T225959Z`. */
const instantText = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')

const LINE_BYTES = 75

/** Lines are of 75 bytes at most: what is longer goes on after a space, and no character is cut. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}
