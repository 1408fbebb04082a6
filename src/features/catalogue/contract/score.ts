import type { ProjectType } from '#domain'
import { criterionNames, scoringCriteria, type CriterionName } from './criteria'

/** The mean of the scores of a property, out of 5, and how many criteria it rests on. */
export interface OverallScore {
  /** Null without any known score. */
  readonly value: number | null
  readonly known: number
  /** Criteria that say something of the project type. */
  readonly applicable: number
}

/** Every criterion that says something of the project type and is known, hidden ones apart, counts the same. */
export function overallScore(
  scores: Readonly<Partial<Record<CriterionName, number | null>>>,
  project: ProjectType | null,
): OverallScore {
  const applicable = criteriaOf(project)
  const known = applicable.flatMap((name) => scores[name] ?? [])
  const total = known.reduce((sum, score) => sum + score, 0)
  return { value: known.length === 0 ? null : total / known.length, known: known.length, applicable: applicable.length }
}

/** The criteria that say something of a project type. */
export function criteriaOf(project: ProjectType | null): readonly CriterionName[] {
  return criterionNames.filter((name) => {
    const projects: readonly ProjectType[] = scoringCriteria[name].projects
    return project !== null && projects.includes(project)
  })
}
