import { enumerations } from '#contract'
import { propertyKinds, type CatalogueProperty } from '#contract/catalogue'
import { formatNumber } from '#client/ui'

/** `T2 · 43,2 m²`, `Maison · 4 pièces · 92 m²`. */
export function lotKind({ kind, rooms, surface }: CatalogueProperty): string {
  const area = surface === null ? undefined : formatNumber(surface, { unit: 'm²' })
  if (kind === 'apartment' && rooms !== null) return [`T${rooms}`, area].filter(Boolean).join(' · ')
  const pieces = rooms === null ? undefined : `${rooms} pièce${rooms > 1 ? 's' : ''}`
  return [kind === null ? undefined : propertyKinds[kind], pieces, area].filter(Boolean).join(' · ')
}

/** `Les Terrasses d’Ocrée, lot B204`. */
export const lotName = ({ reference, program: { name } }: CatalogueProperty): string => [name, reference].filter(Boolean).join(', ')

export const schemeName = ({ program: { project } }: CatalogueProperty): string => (project === null ? '—' : enumerations.projectShortNames[project])
