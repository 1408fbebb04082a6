import { scpi } from '#domain'
import { assemble, type Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Failure } from '#server/operations'
import { findAccountOf } from '../repositories/clients'
import { readSuitability, type Suitability } from './suitability'

/** Types of our resources by the names that the domain gives to sections. */
const typeOfSection: Readonly<Record<string, string>> = {
  objective: 'pp_objective',
  professional_situation: 'pp_professional_situation',
  income: 'pp_income',
  charge: 'pp_charge',
}

/** Fields as they are named here. */
export const namedHere = (fields: readonly scpi.FieldName[]): readonly scpi.FieldName[] =>
  fields.map(({ section, field }) => ({ section: typeOfSection[section] ?? section, field }))

/** A score as a viewer is told it: a client reads labels only. */
function told({ code, missing_fields, ...score }: scpi.Score, viewer: Viewer, computed_at: string): object {
  const { is_complete, level_label, sentence, points, max_points, level, sri_max, components, limiting, caps } = score
  const labels = { code, rules_version: scpi.RULES_VERSION, computed_at, is_complete, level_label, sentence }
  if (viewer.kind === 'client') return labels
  return {
    ...labels,
    missing_fields: namedHere(missing_fields),
    points,
    max_points,
    level,
    sri_max: sri_max ?? null,
    components,
    limiting,
    caps,
  }
}

/** A score of an account as a resource. */
export const scoreResource = (
  code: scpi.ScoreCode,
  { account, clientId, answers }: Suitability,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Resource =>
  assemble(
    { type: 'score', id: `${account.root.id}:${code}` },
    {
      attributes: told(scpi.scoreOf(code, answers), viewer, now.toISOString()),
      relationships: {
        pp_account: { type: 'pp_account', id: account.root.id },
        client: { type: 'scpi_client', id: clientId },
      },
    },
  )

interface Couple {
  readonly level: string
  readonly level_label: string
  /** The account of who limits; null where both are alike. */
  readonly limiting_account: string | null
}

/** The score of a couple, the weaker of the two; undefined without a spouse within reach whose answers are there. */
export async function coupleScore(
  database: Queryable,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  { code, of }: { readonly code: scpi.ScoreCode; readonly of: Suitability },
): Promise<Couple | undefined> {
  const other = await suitabilityOfSpouse(database, { viewer, now }, of)
  const couple = other && scpi.coupleLevel(scpi.scoreOf(code, of.answers), scpi.scoreOf(code, other.answers))
  if (!couple) return undefined
  const { level, level_label, limiting } = couple
  const ids = [of.account.root.id, other.account.root.id]
  return { level, level_label, limiting_account: limiting === null ? null : (ids[limiting - 1] ?? null) }
}

/** A client does not read what his spouse answered. */
async function suitabilityOfSpouse(
  database: Queryable,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  { conjointId }: Suitability,
): Promise<Suitability | undefined> {
  if (viewer.kind === 'client' || conjointId === null) return undefined
  const otherId = await findAccountOf(database, viewer.companyId, conjointId)
  if (otherId === undefined) return undefined
  try {
    return await readSuitability(database, viewer, otherId, now)
  } catch (error) {
    if (error instanceof Failure && error.reason.kind === 'notFound') return undefined
    throw error
  }
}
