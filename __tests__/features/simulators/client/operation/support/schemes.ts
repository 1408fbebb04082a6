import type { ProjectType } from '#domain'

/** The schemes of specification §7, by the name of their call. */
export const specified: readonly (readonly [scheme: string, project: ProjectType])[] = [
  ['nue-propriete', 'bare_ownership'],
  ['denormandie', 'denormandie'],
  ['monument-historique', 'historic_monuments'],
  ['deficit-foncier', 'land_deficit'],
  ['lmnp-amortissement', 'lmnp_amortissement'],
  ['lmnp-libre-location-longue-duree', 'long_term_rental'],
  ['malraux', 'malraux'],
  ['lmnp-para-hotelier', 'para_hotelier'],
  ['pinel', 'pinel'],
  ['lmnp-libre-location-saisonniere', 'seasonal_rental'],
]
