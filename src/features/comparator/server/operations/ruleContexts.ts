import dayjs from 'dayjs'
import { NEW_DAYS, type AlertAttributes, type RuleContext } from '#features/comparator/contract'
import { findLocation, relatedMunicipalities } from '#server/services'

/** What the criteria of alerts rest on, at one instant: what is known of a place is looked up once for all of them. */
export function ruleContexts(now: Date): (alert: AlertAttributes) => RuleContext {
  const today = dayjs(now).format('YYYY-MM-DD')
  const newSince = dayjs(now).subtract(NEW_DAYS, 'day').format('YYYY-MM-DD')
  const known = new Map<string, readonly string[]>()
  const around = (slug: string): readonly string[] => {
    const found = known.get(slug) ?? municipalitiesAround(slug)
    known.set(slug, found)
    return found
  }
  return (alert) => ({
    placeOf: findLocation,
    around: new Set(
      alert.around ? (alert.locations ?? []).flatMap(({ location, include }) => (include ? around(location) : [])) : [],
    ),
    // Roads are asked for what suits an alert otherwise (`narrowing.ts`).
    reached: undefined,
    today,
    newSince,
  })
}

function municipalitiesAround(slug: string): readonly string[] {
  const place = findLocation(slug)
  return place ? relatedMunicipalities(place).map((municipality) => municipality.slug) : []
}
