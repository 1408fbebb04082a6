import { resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { schemes, type ProjectType, type FirmAssumptions } from '#domain'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, scopeOf } from '#server/operations'
import { nestedSettings } from '#server/operations/settings'
import { findSettings } from '#server/repositories/settings'
import { settingPolicy } from '../policies'
import { defaultFirmAssumptions } from './defaultFirmAssumptions'

/** The sections of a firm's settings that its calculations are made with. */
const ASSUMED_SECTIONS = ['loan_config', 'simulation_config'] as const
export type AssumedSection = (typeof ASSUMED_SECTIONS)[number]

/** The project type of a key or of a name used in addresses. @throws Failure notFound */
export function findProject(name: string): ProjectType {
  const scheme = schemes.all.find(({ id, slugs }) => id === name || slugs.includes(name))
  if (!scheme) throw notFound()
  return scheme.id
}

/** What the firm assumes, and the version of its settings that says so. */
export interface DatedAssumptions {
  readonly assumptions: FirmAssumptions
  /** Number of the change of settings that came into force last; 0 where the firm set nothing. */
  readonly version: number
}

/** The default assumptions of the firm, under a project type that it offers: they are the same for each. @param asOf `YYYY-MM-DD` */
export async function readFirmAssumptions(
  database: Queryable,
  viewer: Viewer,
  project: ProjectType,
  asOf: string,
): Promise<{ readonly data: Resource; readonly version: number }> {
  const { assumptions, version } = await assumptionsOn(database, scopeOf(settingPolicy.read, viewer), asOf)
  return { data: configurationOf(project, assumptions), version }
}

/** A resource of assumptions, under the id of what they are assumed for. */
export const configurationOf = (id: string, assumptions: FirmAssumptions): Resource => ({
  type: 'simulation_configuration',
  id,
  attributes: assumptions,
  relationships: {},
})

/** What the firm set on a day, completed by our assumptions. Euros a year, fractions. @param asOf `YYYY-MM-DD` */
export async function assumptionsOn(database: Queryable, scope: Scope, asOf: string): Promise<DatedAssumptions> {
  const { values, version } = await findSettings(database, scope.columns['company_id'] ?? '', ASSUMED_SECTIONS, asOf)
  const set = Object.fromEntries([...values].filter(([, value]) => value !== null))
  const { loan_rates, ...others } = nestedSettings(set)
  const { fields } = resources.simulation_configuration
  const known = Object.entries(fields).filter(
    ([name, field]) => others[name] !== undefined && field.accepts(others[name]),
  )
  const rates = { ...defaultFirmAssumptions.loan_rates, ...(typeof loan_rates === 'object' ? loan_rates : {}) }
  return {
    assumptions: {
      ...defaultFirmAssumptions,
      ...Object.fromEntries(known.map(([name]) => [name, others[name]])),
      loan_rates: fields.loan_rates.accepts(rates) ? rates : defaultFirmAssumptions.loan_rates,
    },
    version,
  }
}
