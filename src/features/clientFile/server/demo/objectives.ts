import type { Attributes } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { householdTax, type HouseholdComposition } from '#domain'
import { findLocation, relatedMunicipalities, type Place } from '#server/services'
import { alimonyOf, isBlank, make, type Making } from './household'

/** What the household pays in tax, and what it wants. */
export function taxAndObjectives(making: Making, composition: HouseholdComposition): Resource[] {
  const { archetype, draw, asOf } = making
  const income = taxableIncome(making, composition)
  const { tax, marginalRate, parts } = householdTax(income, composition, asOf.getUTCFullYear() - 1)
  return [
    make(draw, 'tax', {
      annual_tax: tax,
      credit_tax_used: CREDITS.get(archetype.key) ?? 0,
      has_ifi: WEALTHY.has(archetype.key),
      fiscal_part: parts,
      tmi_rate: marginalRate,
    }),
    make(draw, 'objective', objectiveOf(making)),
    ...(isBlank(archetype) ? [] : locationsOf(making)),
    make(draw, 'ptz', ptzOf(making, income)),
  ]
}

/** Files whose household pays the tax on property wealth. */
const WEALTHY: ReadonlySet<string> = new Set(['cf02', 'cf26'])
/** Tax reductions already used, euros a year. */
const CREDITS: ReadonlyMap<string, number> = new Map([['cf21', 9_200]])

const SELF_EMPLOYED: ReadonlySet<string> = new Set(['independent', 'craftsman_or_trader', 'entrepreneur'])

/** Revenu net imposable of the people filing with the client, euros: wages less 10 %, rents, alimony paid. */
export function taxableIncome({ archetype }: Making, composition: HouseholdComposition): number {
  const deduction = SELF_EMPLOYED.has(archetype.profession) ? 1 : 0.9
  const earned = (composition.earned_income ?? 0) / 0.98
  return Math.max(0, Math.round(earned * deduction + (archetype.rents - alimonyOf(archetype)) * 12))
}

function objectiveOf({ archetype, draw }: Making): Partial<Attributes<'objective'>> {
  const flags = Object.fromEntries(archetype.objectives.map((name) => [name, true]))
  const owed = archetype.rent + archetype.loans.reduce((sum, { payment }) => sum + payment, 0)
  const amounts = {
    monthly_saving_desired: draw.stepped(150, 600, 10),
    monthly_saving_capacity: Math.max(0, Math.round(((archetype.income - owed) * draw.whole(20, 35)) / 1000) * 10),
    rent_post_loan_desired: draw.stepped(400, 1_200, 50),
  }
  return { ...flags, ...(archetype.status === 'draft' ? {} : amounts) }
}

function locationsOf({ archetype, draw }: Making): Resource[] {
  const place = findLocation(archetype.place)
  const around = place ? neighboursOf(place) : []
  const others = draw.some(around, draw.whole(0, 2))
  return [
    make(draw, 'objective_location', { location: place?.slug ?? archetype.place, include: true }),
    ...others.map(({ slug }) => make(draw, 'objective_location', { location: slug, include: !draw.chance(0.2) })),
  ]
}

const neighbours = new Map<string, readonly Place[]>()

/** The largest municipalities around a place; looking for them goes through the whole country. */
function neighboursOf(place: Place): readonly Place[] {
  const found = neighbours.get(place.slug) ?? relatedMunicipalities(place).slice(0, 6)
  neighbours.set(place.slug, found)
  return found
}

function ptzOf({ archetype }: Making, income: number): Partial<Attributes<'ptz'>> {
  return {
    n_2_taxable_income: isBlank(archetype) ? null : Math.min(999_999, Math.round(income * 0.96)),
    household_composition: isBlank(archetype) ? null : 1 + Number(archetype.hasCompanion) + archetype.childCount,
    has_owner_residence: archetype.housing === 'owner',
    has_handicapped_children_education_rent: archetype.handicappedChild,
  }
}
