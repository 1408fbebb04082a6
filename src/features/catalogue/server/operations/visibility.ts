import { allows } from '#contract/access'
import { isCriterion } from '#features/catalogue/contract'
import { accountPolicies } from '#features/account/server'
import type { ResourceOf } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findHiddenCriteria } from '../repositories'
import { findMarket } from '#server/services'
import { scopeOf } from '#server/operations'

/** What those of a firm alone read of programmes and lots. */
const NOT_PUBLIC = [
  'reference',
  'commission',
  'promoter_commission',
  'comment',
  'documents',
  'brochure_url',
  'source_updated_at',
  'legacy_id',
]

/** What a viewer may see of properties. */
export interface Visibility {
  readonly references: boolean
  /** Whether the state of a lot is told; else no more than whether it can be had. */
  readonly states: boolean
  /** Attributes that are left out. */
  readonly hidden: ReadonlySet<string>
}

export async function visibilityOf(database: Queryable, viewer: Viewer): Promise<Visibility> {
  const criteria = await findHiddenCriteria(scopeOf(accountPolicies.company.read, viewer), database)
  return {
    references: allows(viewer.rights, 'seePropertyReference'),
    states: viewer.kind !== 'visitor',
    hidden: new Set([
      ...criteria.filter(isCriterion),
      // Before a client, not even the end of it.
      ...(viewer.isMeeting ? ['reference'] : []),
      ...(viewer.kind === 'visitor' ? NOT_PUBLIC : []),
      ...(allows(viewer.rights, 'seeCommission') ? [] : ['commission']),
      ...(allows(viewer.rights, 'seeFullCommission') ? [] : ['promoter_commission']),
    ]),
  }
}

/** A property as the viewer sees it. */
export function shownProperty(property: ResourceOf<'property'>, visibility: Visibility): ResourceOf<'property'> {
  const { reference, status = null, ...attributes } = property.attributes
  const told = visibility.states || status === 'available' ? status : null
  const all = { reference: writtenReference(reference ?? null, visibility), status: told, ...attributes }
  return {
    ...property,
    attributes: Object.fromEntries(Object.entries(all).filter(([name]) => !visibility.hidden.has(name))),
  }
}

/** The reference of a property, or its alias. */
export const writtenReference = (reference: string | null, { references }: Visibility): string | null =>
  references ? reference : aliasOf(reference)

/** A reference that says nothing but its end. */
const aliasOf = (reference: string | null): string => `Lot •••${(reference ?? '').slice(-2)}`

/** SQL: what property `t` is called, by its programme and by as much of its reference as the viewer sees. */
export function nameOfProperty({ rights, isMeeting, kind }: Viewer): string {
  if (isMeeting || kind === 'visitor') return 't.program_name'
  const reference = allows(rights, 'seePropertyReference') ? 't.reference' : `'Lot •••' || right(t.reference, 2)`
  return `concat_ws(', ', t.program_name, ${reference})`
}

/** A programme as the viewer sees it, with the market of its place. */
export function shownProgram(program: ResourceOf<'program'>, viewer: Viewer): ResourceOf<'program'> {
  const { brochure_url = null, reference = null, ...attributes } = program.attributes
  const links = allows(viewer.rights, 'seeExternalLinks') ? { brochure_url } : {}
  const references = allows(viewer.rights, 'seePropertyReference') && !viewer.isMeeting ? { reference } : {}
  const shown = { ...attributes, ...links, ...references, ...marketOf(attributes.municipality, attributes.seniority) }
  if (viewer.kind !== 'visitor') return { ...program, attributes: shown }
  return {
    ...program,
    attributes: Object.fromEntries(Object.entries(shown).filter(([name]) => !NOT_PUBLIC.includes(name))),
  }
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
