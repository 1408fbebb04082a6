import type { SeriesName } from '#presentation/charts'

const colors: Readonly<Record<SeriesName, string>> = {
  rents: 'var(--chart-rents)',
  taxSaving: 'var(--chart-tax-saving)',
  loanPayment: 'var(--chart-loan-payment)',
  charges: 'var(--chart-charges)',
  taxes: 'var(--chart-taxes)',
}

/** Hatches one way or the other, in degrees; null for dots. */
const patterned: readonly (readonly [name: SeriesName, hatches: number | null])[] = [
  ['charges', 45],
  ['taxSaving', -45],
  ['taxes', null],
]

/** A series keeps its pattern in print, and for those who do not see its colour. `id` is that of the `Patterns`. */
export const fillOf = (name: SeriesName, id: string): string =>
  patterned.some(([one]) => one === name) ? `url(#${id}-${name})` : colors[name]

/** Hatches for charges and tax savings, dots for taxes, drawn in the colour of the surface. */
export const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    {patterned.map(([name, hatches]) => (
      <pattern
        key={name}
        id={`${id}-${name}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={hatches === null ? undefined : `rotate(${hatches})`}
      >
        <rect width="6" height="6" fill={colors[name]} />
        {hatches === null ? (
          <circle cx="3" cy="3" r="1.3" fill="var(--surface)" />
        ) : (
          <rect width="1.6" height="6" fill="var(--surface)" />
        )}
      </pattern>
    ))}
  </defs>
)
