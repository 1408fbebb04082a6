import type { CatalogueProperty } from '#features/catalogue/contract'
import {
  rulesOfAlert,
  tells,
  type AlertAttributes,
  type NewsOfAlert,
  type RuleContext,
} from '#features/comparator/contract'
import type { LotNews } from '../repositories/looks'

/** A lot of which there is news. */
export interface Candidate {
  readonly lot: CatalogueProperty
  readonly kind: NewsOfAlert['kind']
  /** Euros. */
  readonly price: number
  /** Of what costs less. */
  readonly previousPrice: number | null
}

/** Candidates by municipality: the lots of one are in a place together, or not. */
export type Candidates = ReadonlyMap<string | null, readonly Candidate[]>

/**
 * What became of lots over some looks, by municipality. A lot that went up again since is not cheaper, and one that is new is not cheaper
 * besides.
 * @param news in the order of looks, those of the lots that the person sees at least
 */
export function candidatesOf(lots: readonly CatalogueProperty[], news: readonly LotNews[]): Candidates {
  const first = new Map<string, LotNews>()
  const isNew = new Set<string>()
  for (const one of news) {
    if (!first.has(one.propertyId)) first.set(one.propertyId, one)
    if (one.previousPrice === null) isNew.add(one.propertyId)
  }
  const found = new Map<string | null, Candidate[]>()
  for (const lot of lots) {
    const [price, before] = [lot.property_price, first.get(lot.id)?.previousPrice ?? null]
    if (!first.has(lot.id) || price === null || lot.status !== 'available') continue
    const candidate: Candidate | undefined = isNew.has(lot.id)
      ? { lot, kind: 'new', price, previousPrice: null }
      : before !== null && price < before
        ? { lot, kind: 'cheaper', price, previousPrice: before }
        : undefined
    if (!candidate) continue
    const { municipality } = lot.program
    const there = found.get(municipality)
    if (there) there.push(candidate)
    else found.set(municipality, [candidate])
  }
  return found
}

/** The candidates that an alert looks for. */
export function candidatesFor(alert: AlertAttributes, context: RuleContext, candidates: Candidates): Candidate[] {
  const { suitsPlace, suitsElse } = rulesOfAlert(alert, context)
  const found: Candidate[] = []
  for (const there of candidates.values()) {
    const [one] = there
    if (!one || !suitsPlace(one.lot)) continue
    for (const candidate of there) if (tells(alert, candidate.kind) && suitsElse(candidate.lot)) found.push(candidate)
  }
  return found
}
