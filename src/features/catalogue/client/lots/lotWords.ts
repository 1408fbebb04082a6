import { enumerations } from '#contract'
import { formatNumber } from '#client/ui'
import type { CatalogueProperty } from '#features/catalogue/contract'

const kinds = {
  apartment: '',
  house: 'Maison',
  residence_unit: 'Résidence',
  parking: 'Stationnement',
  cellar: 'Cave',
  commercial: 'Local',
} as const

/** `T2 · 43,2 m²`, `Maison · T4 · 92 m²`, `Résidence · T1 · 23,6 m²`. */
export function lotKind({ kind, rooms, surface }: Pick<CatalogueProperty, 'kind' | 'rooms' | 'surface'>): string {
  const area = surface === null ? '' : formatNumber(surface, { unit: 'm²' })
  return [kind === null ? '' : kinds[kind], rooms ? `T${rooms}` : '', area].filter((part) => part !== '').join(' · ')
}

/** `Les Terrasses d’Ocrée, lot B204`. */
export const lotName = ({ reference, program: { name } }: CatalogueProperty): string =>
  [name, reference].filter(Boolean).join(', ')

export const schemeName = ({ program: { project } }: CatalogueProperty): string =>
  project === null ? '—' : enumerations.projectShortNames[project]
