import type { Attributes } from '#contract'
import { notaryFee, type ProjectType } from '#domain'
import type { Draw } from '#server/demo'
import type { makeHome } from './homes'
import type { DemoProgram } from './programs'

type Home = ReturnType<typeof makeHome>
type Price = Pick<
  Attributes<'property'>,
  | 'full_ownership_price'
  | 'renovation_price'
  | 'energy_renovation_price'
  | 'furniture_price'
  | 'commission'
  | 'promoter_commission'
> & { readonly property_price: number }

const ROOMS_FACTOR = [1.12, 1.05, 1, 0.96, 0.93] as const
const FLOOR_STEP = 0.006
const OUTDOOR_SHARE = 0.5

/** What the project type makes of the price of the market. */
const PROJECT_FACTOR: Partial<Readonly<Record<ProjectType, number>>> = {
  reduced_vat: 1.055 / 1.2,
  lli: 1.1 / 1.2,
  controlled_price: 0.82,
  malraux: 0.9,
  historic_monuments: 0.9,
  land_deficit: 0.9,
  denormandie: 0.85,
}

const FURNISHED: ReadonlySet<ProjectType> = new Set([
  'lmnp_amortissement',
  'para_hotelier',
  'long_term_rental',
  'seasonal_rental',
])

/** Price, works, furniture and commissions of a property, euros. */
export function makePrice(program: DemoProgram, home: Home, asOf: string): Price {
  const { project, draw } = program
  const fullPrice = rounded(marketPrice(program, home) * (PROJECT_FACTOR[project] ?? 1))
  const property_price =
    project === 'bare_ownership' ? rounded(fullPrice * (1 - draw.whole(380, 420) / 1_000)) : fullPrice
  const promoterCommission = Math.round(property_price * (draw.whole(70, 100) / 1_000))
  return {
    property_price,
    full_ownership_price: project === 'bare_ownership' ? fullPrice : null,
    ...worksOf(program, home, property_price, asOf),
    furniture_price: FURNISHED.has(project) ? draw.stepped(4_500, 9_000, 500) : null,
    promoter_commission: promoterCommission,
    commission: Math.round(promoterCommission * 0.6),
  }
}

/** Prices end in 900. */
const rounded = (euros: number): number => Math.round((euros + 100) / 1_000) * 1_000 - 100

function marketPrice({ market, stage, draw }: DemoProgram, home: Home): number {
  const perSquareMeter =
    market.price_per_square_meter *
    (ROOMS_FACTOR[home.rooms - 1] ?? 1) *
    (1 + FLOOR_STEP * (home.floor ?? 0)) *
    exposureFactor(home) *
    (stage === 'launch' ? 0.99 : stage === 'delivered' ? 0.97 : 1) *
    draw.normal(1, 0.015)
  const balcony = (home.balcony_surface ?? 0) * OUTDOOR_SHARE
  // A garden is worth less than a balcony: as much as one of twelve square meters at most.
  const garden = Math.min(home.garden_surface ?? 0, 12) * OUTDOOR_SHARE
  return perSquareMeter * (home.surface + balcony + garden) + (home.parking_price ?? 0)
}

function exposureFactor({ exposure }: Home): number {
  if (exposure === 'south') return 1.02
  return exposure === 'north' ? 0.98 : 1
}

/** Works of old buildings; Denormandie wants a quarter of the whole cost at least (CGI art. 199 novovicies, I, B, 5°). */
function worksOf({ project, draw }: DemoProgram, { surface }: Home, price: number, on: string) {
  switch (project) {
    case 'denormandie': {
      const share = draw.whole(27, 36) / 100
      return works(hundreds(((price + notaryFee(price, { seniority: 'old', on }).total) * share) / (1 - share)), 0.5)
    }
    case 'malraux':
    case 'historic_monuments':
      return works(hundreds(surface * draw.whole(1_400, 2_600)), 0)
    case 'land_deficit':
      return works(hundreds(surface * draw.whole(1_400, 2_600)), draw.pick([0, 0.4, 0.6]))
    default:
      return { renovation_price: null, energy_renovation_price: null }
  }
}

function works(renovation_price: number, energyShare: number) {
  return {
    renovation_price,
    energy_renovation_price: energyShare === 0 ? null : hundreds(renovation_price * energyShare),
  }
}

const hundreds = (euros: number): number => Math.round(euros / 100) * 100

/** Some prices changed once in the last months: 15 % came down by 1 to 4 %, 5 % went up. */
export function pastPrice(price: number, draw: Draw): number | undefined {
  const chance = draw.number()
  if (chance < 0.15) return rounded(Math.max(price * (1 + draw.whole(10, 40) / 1_000), price + 1_000))
  return chance < 0.2 ? rounded(Math.min(price * (1 - draw.whole(10, 30) / 1_000), price - 1_000)) : undefined
}
