import { formatNumber } from '#client/ui'
import type { FoundLots } from '../found/useFoundLots'

const many = (count: number, one: string, more = `${one}s`): string =>
  `${formatNumber(count)} ${count > 1 ? more : one}`

/** `38 lots dans 14 programmes, sur 1 214. 3 non éligibles, à la fin.` @param total lots of the catalogue */
export function countSentence(
  { rows, ineligible, pending, withoutFigures }: Pick<FoundLots, 'rows' | 'ineligible' | 'pending' | 'withoutFigures'>,
  total: number,
): string {
  const programs = new Set(rows.map(({ lot }) => lot.program.id)).size
  return [
    `${many(rows.length, 'lot')} dans ${many(programs, 'programme')}, sur ${formatNumber(total)}.`,
    ineligible > 0 ? `${many(ineligible, 'non éligible', 'non éligibles')}, à la fin.` : '',
    pending > 0 ? `${many(pending, 'lot')} en cours de calcul.` : '',
    withoutFigures > 0 ? `${many(withoutFigures, 'lot')} sans chiffres, de côté.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
