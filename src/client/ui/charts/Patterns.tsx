import type { SeriesName } from '#presentation/charts'

const colors: Readonly<Record<SeriesName, string>> = {
  rents: 'var(--chart-rents)',
  taxSaving: 'var(--chart-tax-saving)',
  loanPayment: 'var(--chart-loan-payment)',
  charges: 'var(--chart-charges)',
  taxes: 'var(--chart-taxes)',
}
const patterned: readonly SeriesName[] = ['taxSaving', 'charges', 'taxes']

/** A series keeps its pattern in print, and for those who do not see its colour. `id` is that of the `Patterns`. */
export const fillOf = (name: SeriesName, id: string): string =>
  patterned.includes(name) ? `url(#${id}-${name})` : colors[name]

/** Hatches for charges and tax savings, dots for taxes, drawn in the colour of the surface. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-charges`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={colors.charges} />
        <rect width="1.6" height="6" fill="var(--surface)" />
      </pattern>
      <pattern id={`${id}-taxSaving`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" fill={colors.taxSaving} />
        <rect width="1.6" height="6" fill="var(--surface)" />
      </pattern>
      <pattern id={`${id}-taxes`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={colors.taxes} />
        <circle cx="3" cy="3" r="1.3" fill="var(--surface)" />
      </pattern>
    </defs>
  )
}
