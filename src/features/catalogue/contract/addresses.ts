import { enumerations, isUuid } from '#contract'
import { schemes, type ProjectType } from '#domain'

/** Where lots are looked for, in a place (specification §2). */
export const comparatorAddress = (location?: string): string =>
  location === undefined ? '/comparateur' : `/comparateur/${location}`

/** A lot or a programme, and the scheme that it is looked at for. */
export interface SoldUnder {
  readonly project: ProjectType
  readonly id: string
}

const written = ({ project, id }: SoldUnder): string => `${enumerations.projectSlugs[project][0]}-${id}`

/** Address of the page of a lot: `/comparateur/details/lmnp-amortissement-{uuid}`. */
export const propertyAddress = (lot: SoldUnder): string => `/comparateur/details/${written(lot)}`

/** Address of the page of a programme. */
export const programAddress = (program: SoldUnder): string => `/comparateur/programme/${written(program)}`

const UUID_LENGTH = 36

/** Reads `{project}-{uuid}`, the last part of these addresses; undefined for anything else. */
export function parseSoldUnder(text: string): SoldUnder | undefined {
  const id = text.slice(-UUID_LENGTH)
  const slug = text.slice(0, -UUID_LENGTH - 1)
  const project = schemes.all.find(({ slugs }) => slugs.includes(slug))?.id
  return project !== undefined && isUuid(id) && text === `${slug}-${id}` ? { project, id } : undefined
}
