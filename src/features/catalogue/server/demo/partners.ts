import type { Attributes } from '#contract'
import type { ProjectType } from '#domain'
import { drawFrom } from '#server/demo'

const OLD_BUILDINGS = 'Fabrique du Faubourg'
const MODEST_HOMES = 'Terres d’Aplomb'

const promoterNames = [
  'Horizon Bâti',
  'Pierres & Canopée',
  'Maisons Lumen',
  'Atelier Rivage Promotion',
  'Nova Traverse',
  'Clos Ardent',
  'Groupe Méridel Habitat',
  'Sillage Résidences',
  OLD_BUILDINGS,
  MODEST_HOMES,
] as const

const managerNames = [
  { name: 'Résidences Cascaline', residence_type: 'student' },
  { name: 'Orme & Co', residence_type: 'senior' },
  { name: 'Domitea', residence_type: 'business' },
  { name: 'Alciante', residence_type: 'tourism' },
  { name: 'Vigie Santé', residence_type: 'care' },
] as const

export type DemoPromoter = Attributes<'promoter'> & { readonly id: string }
export interface DemoManager extends Attributes<'manager'> {
  readonly id: string
  readonly residence_type: (typeof managerNames)[number]['residence_type']
}

const draw = drawFrom('partners')

/** `horizon-bati`. */
const hostOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')

/** Invented promoters, each with its own terms. */
export const promoters: readonly DemoPromoter[] = promoterNames.map((name, index) => ({
  id: draw.uuid(),
  name,
  rcs_number: `000 6${String(10 + index)} ${String(draw.whole(100, 999))}`,
  option_duration: draw.whole(2, 4),
  report_duration: draw.whole(3, 6),
  // Those of the others are active at once.
  validates_options: index % 3 === 2,
  contact_email: `partenaires@${hostOf(name)}.example`,
  contact_phone: `+331990050${String(10 + index)}`,
  acceptance_rate: draw.whole(70, 95) / 100,
}))

/** Invented operators of serviced residences. */
export const managers: readonly DemoManager[] = managerNames.map((manager) => ({
  id: draw.uuid(),
  ...manager,
  residence_count: draw.whole(12, 90),
  founded_in: draw.whole(1985, 2014),
}))

/** Projects of one promoter, by its name. */
const specialities: Partial<Readonly<Record<ProjectType, string>>> = {
  malraux: OLD_BUILDINGS,
  historic_monuments: OLD_BUILDINGS,
  land_deficit: OLD_BUILDINGS,
  denormandie: OLD_BUILDINGS,
  reduced_vat: MODEST_HOMES,
  controlled_price: MODEST_HOMES,
}

/** Who sells the programmes of a project: its specialist, else each of the others in turn. */
export function promoterOf(project: ProjectType, rank: number): DemoPromoter {
  const wanted = specialities[project]
  const others = promoters.filter(({ name }) => name !== OLD_BUILDINGS && name !== MODEST_HOMES)
  const promoter = promoters.find(({ name }) => name === wanted) ?? others[rank % others.length]
  if (!promoter) throw new Error(`no promoter sells ${project}`)
  return promoter
}
