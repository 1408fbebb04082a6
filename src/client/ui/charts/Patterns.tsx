import type { SeriesName } from './effortYear'

/** A series keeps its pattern in print and for those who do not see its colour. */
export const fillOf = (name: SeriesName, id: string): string => {
  const patterned: Partial<Record<SeriesName, true>> = { taxSaving: true, charges: true, taxes: true }
  return patterned[name] ? `url(#${id}-${name})` : `var(--${colorOf[name]})`
}

const colorOf: Readonly<Record<SeriesName, string>> = {
  rents: 'chart-rents', taxSaving: 'chart-tax-saving', loanPayment: 'chart-loan-payment', charges: 'chart-charges', taxes: 'chart-taxes',
}

/** Hatches for charges and tax savings, dots for taxes, drawn in the colour of the surface. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-charges`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-charges" />
        <rect width="1.6" height="6" className="fill-surface" />
      </pattern>
      <pattern id={`${id}-taxSaving`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="6" height="6" className="fill-tax-saving" />
        <rect width="1.6" height="6" className="fill-surface" />
      </pattern>
      <pattern id={`${id}-taxes`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-taxes" />
        <circle cx="3" cy="3" r="1.3" className="fill-surface" />
      </pattern>
    </defs>
  )
}
