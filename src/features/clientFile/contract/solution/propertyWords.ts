import type { Attributes } from '#contract'
import { schemes } from '#domain'
import { formatEuros, formatNumber } from '#presentation/formats'

/** `214 900 €`, with the works if there are any. */
export function costOf({
  investment_price: price,
  renovation_price: works,
}: Partial<Attributes<'simulation'>>): string {
  return typeof works === 'number' && works > 0
    ? `${formatEuros(price)} et ${formatEuros(works)} de travaux`
    : formatEuros(price)
}

/** `un bien neuf de 42 m² à Montpellier`; shares stand nowhere. */
export function propertyOf(
  { project, seniority, surface }: Partial<Attributes<'simulation'>>,
  place: string | undefined,
): string {
  if (schemes.findInvestment(project ?? '')?.isShares === true) return 'des parts de SCPI'
  const nature = seniority === 'old' ? 'un bien ancien' : 'un bien neuf'
  const size = typeof surface === 'number' && surface > 0 ? ` de ${formatNumber(surface, { unit: 'm²' })}` : ''
  return `${nature}${size}${place === undefined ? '' : ` ${atPlace(place)}`}`
}

/** The article of a name joins the preposition: `à Montpellier`, `au Mans`, `aux Ulis`. */
function atPlace(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`
}
