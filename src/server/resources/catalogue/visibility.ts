import { allows } from '#contract/access'
import { isCriterion } from '#contract/catalogue'
import { policies, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { catalogue } from '#server/repositories'
import { findMarket } from '#server/services'
import { scopeOf } from '../guard'

/** What a viewer may see of properties. */
export interface Visibility {
  readonly references: boolean
  /** Attributes that are left out. */
  readonly hidden: ReadonlySet<string>
}

export async function visibilityOf(database: Queryable, viewer: Viewer): Promise<Visibility> {
  const criteria = await catalogue.findHiddenCriteria(scopeOf(policies.company.read, viewer), database)
  return {
    references: allows(viewer.rights, 'seePropertyReference'),
    hidden: new Set([
      ...criteria.filter(isCriterion),
      ...(allows(viewer.rights, 'seeCommission') ? [] : ['commission']),
      ...(allows(viewer.rights, 'seeFullCommission') ? [] : ['promoter_commission']),
    ]),
  }
}

/** A property as the viewer sees it. */
export function shownProperty(property: catalogue.PropertyResource, { references, hidden }: Visibility): catalogue.PropertyResource {
  const { reference, ...attributes } = property.attributes
  const shown = Object.fromEntries(Object.entries(attributes).filter(([name]) => !hidden.has(name)))
  return { ...property, attributes: { reference: references ? (reference ?? null) : aliasOf(reference), ...shown } }
}

/** A reference that says nothing but its end. */
export const aliasOf = (reference: string | null | undefined): string => `Lot •••${(reference ?? '').slice(-2)}`

/** A programme as the viewer sees it, with the market of its place. */
export function shownProgram(program: catalogue.ProgramResource, viewer: Viewer): catalogue.ProgramResource {
  const { brochure_url = null, ...attributes } = program.attributes
  const links = allows(viewer.rights, 'seeExternalLinks') ? { brochure_url } : {}
  return { ...program, attributes: { ...attributes, ...links, ...marketOf(attributes.municipality, attributes.seniority) } }
}

/** The market on which simulations at this place are made; nulls where none is known. */
export function marketOf(municipality: string | null | undefined, seniority: 'new' | 'old' | null | undefined) {
  const market = findMarket(municipality ?? '', seniority ?? 'new')
  return {
    zone: market?.zone ?? null,
    rent_per_square_meter: market?.rent_per_square_meter ?? null,
    price_per_square_meter: market?.price_per_square_meter ?? null,
  }
}
