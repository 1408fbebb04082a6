import { PLACEHOLDER_BIRTHDATE, type Attributes } from '#contract'
import { assemble, type Resource } from '#contract/jsonapi'
import { findLocation } from '#server/services'
import type { Archetype } from './archetypes'
import { type Draw, firstNames, streets } from '#server/demo'
import { employers, notes } from './words'

/** What the parts of a file are made from. */
export interface Making {
  readonly archetype: Archetype
  readonly draw: Draw
  /** The day that dates are counted from. */
  readonly asOf: Date
  readonly authorName: string
}

/** A resource of a section, with an id of its own. */
export function make<Type extends Resource['type']>(
  draw: Draw,
  type: Type,
  attributes: Partial<Attributes<Type>>,
): Resource {
  return assemble({ type, id: draw.uuid() }, { attributes, relationships: {} })
}

/** People of the household, what they earn, owe and own. */
export function householdParts(making: Making): Resource[] {
  const { archetype, draw } = making
  const [main_residence_value, liquidity, security_and_bond, investment_real_estate] = archetype.heritage
  return [
    ...people(making),
    make(draw, 'professional_situation', work(making, archetype.profession)),
    make(draw, 'income', incomeOf(archetype)),
    make(draw, 'charge', chargeOf(making)),
    ...archetype.loans.map((loan) => loanOf(making, loan)),
    make(
      draw,
      'heritage',
      isBlank(archetype) ? {} : { main_residence_value, liquidity, security_and_bond, investment_real_estate },
    ),
    ...draw.some(notes, draw.whole(0, 4)).map((note) => make(draw, 'note', { note, author_name: making.authorName })),
  ]
}

/** A file of which nothing was asked yet. */
export const isBlank = ({ ages }: Archetype): boolean => ages.length === 0

/** Draft files wait for an answer, as those of an adviser do. */
const isDraft = ({ status }: Archetype): boolean => status === 'draft'

/** Share of the income that is the client's own, when there are two of them. */
const CLIENT_SHARE = 0.58

function ownIncome({ income, hasCompanion }: Archetype): number {
  return hasCompanion ? Math.round(income * CLIENT_SHARE) : income
}

function incomeOf(archetype: Archetype): Partial<Attributes<'income'>> {
  return {
    net_monthly_income: ownIncome(archetype),
    net_rental_income: archetype.rents,
    prior_land_deficit: 0,
    net_other_income: 0,
  }
}

function people(making: Making): Resource[] {
  const { archetype, draw } = making
  const drawn = draw.chance(0.5) ? 'mr' : 'mrs'
  const honorific = archetype.client?.honorific ?? drawn
  const other = honorific === 'mr' ? 'mrs' : 'mr'
  const [lastname = ''] = archetype.title.split(' – ')
  const home = homeOf(making)
  const [age, companionAge, ...childAges] = archetype.hasCompanion
    ? archetype.ages
    : [archetype.ages[0], undefined, ...archetype.ages.slice(1)]
  const shared = {
    lastname,
    marital_status: archetype.maritalStatus,
    matrimonial_property_regime: archetype.maritalStatus === 'pacs' ? 'property_separation' : 'community_property',
    ...home,
  } as const
  const person = make(draw, 'person', {
    ...shared,
    ...identity(making, honorific, age, archetype.client?.firstname),
    is_handicapped: false,
    ...(isDraft(archetype) ? { email: null } : {}),
  })
  const companion = archetype.hasCompanion
    ? [
        make(draw, 'companion', {
          ...shared,
          ...identity(making, other, companionAge),
          is_handicapped: false,
          net_monthly_income: archetype.income - ownIncome(archetype),
          ...work(making, companionWork(archetype)),
          confirmed: ['honorific', 'marital_status', 'matrimonial_property_regime', 'professional_status'],
        }),
      ]
    : []
  return [person, ...companion, ...children(making, childAges)]
}

const children = ({ archetype, draw, asOf }: Making, ages: readonly (number | undefined)[]): Resource[] =>
  Array.from({ length: archetype.childCount }, (_, index) =>
    make(draw, 'child', {
      birthdate: birthdate(ages[index], asOf, draw),
      has_alternating_custody: archetype.alternatingCustody,
      is_handicapped: archetype.handicappedChild && index === 0,
    }),
  )

const companionWork = ({ profession }: Archetype): Archetype['profession'] =>
  profession === 'retirement' ? 'retirement' : 'cdi_trial_period_over'

function identity(
  { archetype, draw, asOf }: Making,
  honorific: 'mr' | 'mrs',
  age: number | undefined,
  known?: string,
): Partial<Attributes<'person'>> {
  const drawn = draw.pick(firstNames[honorific])
  const firstname = known ?? drawn
  const address = `${plain(firstname)}.${plain(archetype.title.split(' – ')[0] ?? '')}`
  return {
    honorific,
    firstname,
    birthdate: birthdate(age, asOf, draw),
    email: `${address}@courriel.example`,
    phone: `06 39 98 ${String(draw.whole(10, 99))} ${String(draw.whole(10, 99))}`,
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function birthdate(age: number | undefined, asOf: Date, draw: Draw): string {
  if (age === undefined) return PLACEHOLDER_BIRTHDATE
  const born = new Date(
    Date.UTC(asOf.getUTCFullYear() - age - 1, asOf.getUTCMonth(), asOf.getUTCDate() + draw.whole(2, 360)),
  )
  return born.toISOString().slice(0, 10)
}

function homeOf({ archetype, draw }: Making): Pick<Attributes<'person'>, 'address' | 'postal_code' | 'municipality'> {
  const place = findLocation(archetype.place)
  return {
    address: `${String(draw.whole(1, 48))} ${draw.pick(streets)}`,
    postal_code: place?.postal_codes[0] ?? null,
    municipality: place?.slug ?? null,
  }
}

function work(
  { archetype, draw, asOf }: Making,
  professional_status: Archetype['profession'],
): Attributes<'professional_situation'> {
  if (professional_status === 'retirement') return { professional_status, employer: null, year_start_activity: null }
  const years = Math.min(18, Math.max(1, (archetype.ages[0] ?? 30) - 24))
  return {
    professional_status,
    employer: draw.pick(employers),
    year_start_activity: asOf.getUTCFullYear() - draw.whole(1, years),
  }
}

function chargeOf({ archetype, draw }: Making): Partial<Attributes<'charge'>> {
  return {
    accommodation_status: archetype.housing,
    monthly_rent: archetype.rent,
    monthly_expense: isBlank(archetype) ? null : draw.stepped(250, 900, 10),
    alimony: alimonyOf(archetype),
  }
}

/** Paid by the divorced whose children live with the other parent, euros a month. */
export function alimonyOf({ maritalStatus, childCount }: Archetype): number {
  return maritalStatus === 'divorced' && childCount === 0 ? 180 : 0
}

function loanOf({ archetype, draw, asOf }: Making, { type, payment, lastYear }: Archetype['loans'][number]): Resource {
  const months = Math.max(1, (lastYear - asOf.getUTCFullYear()) * 12)
  return make(draw, 'current_loan', {
    type,
    monthly_credit: payment,
    remaining_capital: Math.round(payment * months * 0.88),
    rate: type === 'real_estate' ? 0.0165 : 0.042,
    end_date: `${String(lastYear)}-0${String(draw.whole(1, 9))}-05`,
    comment: null,
    is_included_on_smoothing: archetype.loans.length > 2 && type === 'real_estate',
  })
}
