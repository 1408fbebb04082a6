import { enumerations } from '#contract'
import { FilterChips, type FilterChip } from '#client/screens/filters'
import { formatEuros } from '#client/ui'
import type { ChangeSearch, LotSearch } from './useLotSearch'

interface LotChipsProps {
  readonly search: LotSearch
  readonly change: ChangeSearch
  /** The highest effort that is looked for, by the file or here; null for any. */
  readonly highestEffort: number | null
  /** All lots with figures are above that effort: it leaves none out. */
  readonly isUnmet: boolean
  /** The names of the places of the objectives. */
  readonly areas: readonly string[]
  /** The objectives name places, wanted or not. */
  readonly hasAreas: boolean
}

/** What narrows the lots that are ranked. */
export function LotChips({ change, ...filters }: LotChipsProps) {
  const texts = textsOf(filters)
  const remove: Readonly<Record<keyof typeof texts, () => void>> = {
    areas: () => {
      change('onlyWanted', false)
    },
    available: () => {
      change('onlyAvailable', false)
    },
    effort: () => {
      change('highestEffort', null)
    },
    project: () => {
      change('project', null)
    },
    price: () => {
      change('highestPrice', null)
    },
  }
  const chip = (key: keyof typeof texts): readonly FilterChip[] =>
    texts[key] === null ? [] : [{ key, text: texts[key], onRemove: remove[key] }]
  return <FilterChips chips={(['areas', 'available', 'effort', 'project', 'price'] as const).flatMap(chip)} />
}

/** What each filter says; null for one that is not in use. */
function textsOf({
  search: { project, highestPrice, onlyAvailable, onlyWanted },
  highestEffort,
  isUnmet,
  areas,
  hasAreas,
}: Omit<LotChipsProps, 'change'>) {
  const places = areas.length > 0 ? `Secteurs recherchés\u00a0: ${areas.join(', ')}` : 'Hors des secteurs exclus'
  return {
    areas: hasAreas && onlyWanted ? places : null,
    available: onlyAvailable ? 'Disponibles' : null,
    effort:
      highestEffort === null
        ? null
        : `Effort ≤ ${formatEuros(highestEffort, { per: 'mois' })}${isUnmet ? '\u00a0: dépassé' : ''}`,
    project: project === null ? null : enumerations.projectTypes[project],
    price: highestPrice === null ? null : `Prix ≤ ${formatEuros(highestPrice)}`,
  }
}
