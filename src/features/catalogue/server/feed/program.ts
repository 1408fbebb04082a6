import { schemes, type ProjectType } from '#domain'
import type { ProgramValues } from './columns'
import { neutralised, rejected, warning, type Finding } from './finding'
import { comparable } from './text'

/** A municipality that a programme may be in. */
export interface Municipality {
  readonly slug: string
  readonly code: string
  readonly name: string
  readonly zone: string | null
}

/** The municipalities of a postal code. */
export type FindMunicipalities = (postalCode: string) => readonly Municipality[]

/** A programme as it is kept, but for its keys. */
export interface ProgramRow {
  readonly name: string
  readonly project: ProjectType
  readonly stage: string
  readonly description: string | null
  readonly address: string | null
  readonly postal_code: string
  readonly municipality: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly delivery_date: string
  readonly seniority: 'new' | 'old'
  readonly vat_rate: number | null
  readonly energy_class: string | null
  readonly is_nf_habitat: boolean
  readonly residence_type: string | null
  readonly lease_duration: number | null
  readonly brochure_url: string | null
  /** Where its pictures are, separated by `|`. */
  readonly picture_urls: string | null
  readonly source_updated_at: string | null
  /** What the promoter pays who sells: a fraction of the price without VAT, or with it. */
  readonly commission_rate: number | null
  readonly commission_base: 'ht' | 'ttc'
}

const NORMAL_VAT = 0.2
/** How many pictures of a programme are shown. */
const MOST_PICTURES = 20

/** A programme of a feed as it is kept, and what is to be said of its line. No row: it is rejected. */
export function checkProgram(
  values: ProgramValues,
  findMunicipalities: FindMunicipalities,
): { readonly row: ProgramRow | undefined; readonly findings: readonly Finding[] } {
  const place = placeOf(values, findMunicipalities(values.postal_code))
  const [project, ...others] = values.regulations
  if ('message' in place) return { row: undefined, findings: [place] }
  if (project === undefined) return { row: undefined, findings: [rejected('fiscalites', 'Cette information manque.')] }
  const isOld = values.thermal_rule === 'existing' || schemes.find(project)?.seniority === 'old'
  const row: ProgramRow = {
    name: values.name,
    project,
    stage: values.status,
    description: values.description,
    address: values.address,
    postal_code: values.postal_code,
    municipality: place.slug,
    ...coordinatesOf(values),
    delivery_date: values.delivery_date,
    seniority: isOld ? 'old' : 'new',
    vat_rate: values.vat_rate_default ?? (isOld ? null : NORMAL_VAT),
    energy_class: values.dpe_class === 'NC' ? null : values.dpe_class,
    is_nf_habitat: values.certifications?.some((label) => comparable(label).startsWith('nf_habitat')) ?? false,
    residence_type: values.residence_type === 'none' ? null : values.residence_type,
    lease_duration: values.lease_duration_years,
    brochure_url: values.brochure_url,
    picture_urls: values.image_urls?.slice(0, MOST_PICTURES).join('|') || null,
    source_updated_at: values.updated_at,
    commission_rate: values.commission_rate,
    commission_base: values.commission_base ?? 'ht',
  }
  return { row, findings: remarksOn(values, place, others.length) }
}

/** Both or none. */
const coordinatesOf = ({ latitude, longitude }: ProgramValues): Pick<ProgramRow, 'latitude' | 'longitude'> =>
  latitude === null || longitude === null ? { latitude: null, longitude: null } : { latitude, longitude }

function remarksOn({ zone_abc, latitude, longitude }: ProgramValues, place: Municipality, others: number): Finding[] {
  return [
    ...(zone_abc !== null && place.zone !== null && zone_abc !== place.zone
      ? [
          warning(
            'zone_abc',
            `${place.name} est en zone ${place.zone}, non ${zone_abc}\u00a0: la zone officielle est gardée.`,
          ),
        ]
      : []),
    ...((latitude === null) === (longitude === null)
      ? []
      : [
          neutralised(
            'latitude',
            'La latitude et la longitude vont ensemble\u00a0: celle qui est seule est laissée de côté.',
          ),
        ]),
    ...(others > 0
      ? [
          neutralised(
            'fiscalites',
            'Le programme est proposé sous le premier dispositif nommé\u00a0; les autres sont laissés de côté.',
          ),
        ]
      : []),
  ]
}

/** The municipality by its code, else by its name among those of the postal code; a city may be said for its district. */
function placeOf(
  { insee_code, city, postal_code }: ProgramValues,
  candidates: readonly Municipality[],
): Municipality | Finding {
  if (insee_code !== null) {
    const found = candidates.find(({ code }) => code === insee_code)
    return found ?? rejected('code_insee', `Aucune commune ${insee_code} n’a le code postal ${postal_code}.`)
  }
  const wanted = wordsOf(city)
  const exact = candidates.filter(({ name }) => wordsOf(name) === wanted)
  const districts = candidates.filter(
    ({ name }) => wordsOf(name).startsWith(`${wanted}_`) && /arrondissement/i.test(name),
  )
  const [only, ...others] = districts.length > 0 ? districts : exact
  if (only !== undefined && others.length === 0) return only
  if (candidates.length === 0) return rejected('code_postal', `Aucune commune n’a le code postal ${postal_code}.`)
  const names = candidates.map(({ name }) => name).join(', ')
  return rejected('ville', `«\u00a0${city}\u00a0» n’est pas une commune du code postal ${postal_code}\u00a0: ${names}.`)
}

/** `ST-JEAN` and `Saint Jean` are one. */
const wordsOf = (name: string): string =>
  comparable(name)
    .replace(/^st(e?)_/, 'saint$1_')
    .replaceAll(/_st(e?)_/g, '_saint$1_')
    .replace(/_cedex.*$/, '')
