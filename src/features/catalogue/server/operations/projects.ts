import type { Resource } from '#contract/jsonapi'
import { schemes } from '#domain'
import { findProjectSwitches } from '#features/account/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { policies } from '../policies'

/** The project types, active or not for the firm. */
export async function listProjects(
  database: Queryable,
  viewer: Viewer,
): Promise<Extract<Resource, { type: 'project' }>[]> {
  const switches = await findProjectSwitches(scopeOf(policies.project.list, viewer), database)
  return schemes.all.map(({ id, label, short, slugs, kind }) => ({
    type: 'project',
    id,
    attributes: {
      label,
      short,
      slugs,
      is_active: switches.get(id) ?? true,
      objective: kind === 'home' ? 'main_residence' : 'investment',
      is_investment: kind === 'investment',
    },
    relationships: {},
  }))
}
