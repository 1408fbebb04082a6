/**
 * A French telephone number in pairs, `06 12 34 56 78` or `+33 6 12 34 56 78`, with no-break spaces; any other text as it is.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s.()-]/g, '')
  const [, prefix, first, rest] = /^(\+33|0033)?0?(\d)(\d{8})$/.exec(digits) ?? []
  if (first === undefined || rest === undefined || (prefix === undefined && !digits.startsWith('0'))) return phone
  const pairs = rest.match(/\d{2}/g) ?? []
  return [...(prefix === undefined ? [`0${first}`] : ['+33', first]), ...pairs].join('\u00a0')
}
