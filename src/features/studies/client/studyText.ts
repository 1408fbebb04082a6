import { formatNumber } from '#client/ui'
import { usualChapters } from '#features/studies/contract/study'
import type { Study } from './kinds'

const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count > 1 ? several : one}`

/** How many chapters of a study are shown. */
export const shownChapters = ({ attributes }: Study): number =>
  (attributes.chapters ?? usualChapters).filter(({ enabled }) => enabled).length

/** `11 chapitres, 2 scénarios, 1 lot`. */
export function contentText(study: Study): string {
  const { scenarios, properties } = study.attributes
  return [
    counted(shownChapters(study), 'chapitre', 'chapitres'),
    ...(scenarios?.length ? [counted(scenarios.length, 'scénario', 'scénarios')] : []),
    ...(properties?.length ? [counted(properties.length, 'lot', 'lots')] : []),
  ].join(', ')
}

/** `3 min 20 s`. @param seconds whole */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  return [minutes > 0 ? `${minutes}\u00a0min` : '', rest > 0 || minutes === 0 ? `${rest}\u00a0s` : '']
    .filter(Boolean)
    .join(' ')
}

/** `2 fois, 3 min 20 s, 64 % lus`; a dash where nobody opened it. */
export function seenText(study: Study): string {
  const { views, read_seconds: seconds, chapters_read: read } = study.attributes
  if (!views) return '—'
  const shown = shownChapters(study)
  const share = shown === 0 ? 0 : Math.min(100, Math.round(((read ?? 0) / shown) * 100))
  return `${formatNumber(views)} fois, ${durationText(seconds ?? 0)}, ${share}\u202f% lus`
}

export const editionText = ({ attributes }: Study): string => `Version ${attributes.edition ?? 1}`
