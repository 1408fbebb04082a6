import { professionalThreshold } from '../law/furnishedLetting'
import { inForce } from '../law/parameter'
import { tourismContributionsThreshold } from '../law/tourism'
import type { Warning } from '../result'
import { generalSchemeContributions } from '../tax/selfEmployedContributions'
import { endOfYear } from '../value/calendar'
import { frenchEuros } from '../value/frenchText'
import type { Computation } from './computation'

/** What the status of the owner changes: professional landlord, or self-employed for social security only. */
export function professionalWarnings(computation: Computation): Warning[] {
  return [...professionalLandlord(computation), ...shortLets(computation)]
}

function professionalLandlord({ outcome: { years } }: Computation): Warning[] {
  const professional = years.filter(({ furnished }) => furnished?.isProfessional === true)
  const first = professional[0]?.year
  const last = professional.at(-1)?.year
  if (first === undefined || last === undefined) return []
  const threshold = frenchEuros(inForce(professionalThreshold, endOfYear(first)).value)
  return [
    {
      code: 'professional_landlord',
      message:
        `Loueur en meublé professionnel ${period(first, last)}\u00a0: ` +
        `les recettes dépassent ${threshold} et les revenus d’activité du foyer (CGI art. 155, IV). ` +
        'Le déficit va sur le revenu global, des cotisations sociales remplacent les prélèvements sociaux, ' +
        'et la plus-value d’une vente est professionnelle\u202f: tout est calculé. ' +
        'Ne le sont pas l’exonération d’IFI des biens professionnels (art. 975, V), ni la moins-value.',
    },
  ]
}

/** Owners of short lets pay the contributions of the self-employed, unless they choose the general scheme. */
function shortLets({ outcome: { years }, projected }: Computation): Warning[] {
  const index = years.findIndex(({ furnished }) => furnished?.isContributing === true)
  const [declared, operating] = [years[index]?.furnished, projected[index]]
  if (declared === undefined || operating === undefined || declared.isProfessional) return []
  const threshold = frenchEuros(inForce(tourismContributionsThreshold, endOfYear(operating.year)).value)
  const chosen = generalSchemeContributions(operating.rent, operating.year)
  const option =
    chosen === undefined ? '' : ` Le régime général, sur option, demanderait ${frenchEuros(chosen)} cette année-là.`
  return [
    {
      code: 'tourism_contributions',
      message:
        `Les recettes atteignent ${threshold}\u00a0: des cotisations sociales d’indépendant ` +
        `(${frenchEuros(declared.contributions)} en ${operating.year}) remplacent les prélèvements sociaux.${option}`,
    },
  ]
}

const period = (first: number, last: number) => (first === last ? `en ${first}` : `de ${first} à ${last}`)
