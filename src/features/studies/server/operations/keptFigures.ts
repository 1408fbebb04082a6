import { studyFigures } from '#features/studies/contract/figures'
import type { StudyFigures } from '#features/studies/contract/study'
import type { Queryable } from '#server/db'
import type { StudyPlace } from '../repositories/events'
import { keepResults, type KeptStudy } from '../repositories/studies'

/** What a study comes to, as it was calculated when it was made. One that was made before this was kept is calculated now, once. */
export async function figuresOf(
  database: Queryable,
  place: StudyPlace,
  { facts, results }: Pick<KeptStudy, 'facts' | 'results'>,
): Promise<StudyFigures> {
  if (results) return results
  const figures = studyFigures(facts)
  if ('kind' in figures) throw new Error('A study that was calculated when it was made cannot be calculated any more')
  await keepResults(database, place, figures)
  return figures
}
