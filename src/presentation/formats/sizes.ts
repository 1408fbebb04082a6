const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `12,4 Mo`. @param bytes powers of 1,024 to a unit */
export function formatSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const unit = UNITS[power] ?? 'byte'
  return new Intl.NumberFormat('fr-FR', { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1_024 ** power,
  )
}
