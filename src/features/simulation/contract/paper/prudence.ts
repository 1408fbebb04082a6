import type { simulators } from '#domain'
import { formatEuros } from '#presentation/formats'

/** The effort with prudent assumptions, written, between what leads to it and how many of the checks the operation passes. */
export function prudence({
  checks,
  passed,
  prudent_effort: effort,
}: Pick<simulators.Sincerity, 'checks' | 'passed' | 'prudent_effort'>): {
  readonly before: string
  readonly effort: string
  readonly after: string
} {
  const applying = checks.filter(({ state }) => state !== 'not_applicable').length
  return {
    before: `Calcul prudent\u00a0: ${effort >= 0 ? 'effort moyen' : 'excédent moyen'} de `,
    effort: formatEuros(Math.abs(effort), { per: 'mois' }),
    after: `. L’étude respecte ${passed} points de prudence sur ${applying}.`,
  }
}
