import type { Parameter } from './parameter'

/** A public holiday: a day of the year (`MM-DD`), or so many days after Easter Sunday. */
export type Holiday = { readonly name: string } & (
  { readonly on: string; readonly fromEaster?: never } | { readonly fromEaster: number; readonly on?: never }
)

/** Where holidays of their own are kept besides those of the whole country: Alsace and Moselle, and each department overseas. */
export type LocalHolidayArea = 'alsace_moselle' | '971' | '972' | '973' | '974' | '976' | '977' | '978'

/** Public holidays of the whole country. */
export const publicHolidays: Parameter<readonly Holiday[]> = {
  label: 'Jours fériés',
  write: namesOf,
  checkedOn: '2026-11-20',
  values: [
    {
      from: '1981-10-02',
      value: [
        { name: 'jour de l’an', on: '01-01' },
        { name: 'lundi de Pâques', fromEaster: 1 },
        { name: 'fête du Travail', on: '05-01' },
        { name: 'victoire de 1945', on: '05-08' },
        { name: 'Ascension', fromEaster: 39 },
        { name: 'lundi de Pentecôte', fromEaster: 50 },
        { name: 'fête nationale', on: '07-14' },
        { name: 'Assomption', on: '08-15' },
        { name: 'Toussaint', on: '11-01' },
        { name: 'armistice de 1918', on: '11-11' },
        { name: 'Noël', on: '12-25' },
      ],
      source: 'C. trav. art. L3133-1',
      evidence: 'secondary',
    },
  ],
}

/** Holidays that an area keeps besides; Good Friday is kept there where a Protestant church stands: it is taken for all. */
export const localHolidays: Parameter<Readonly<Record<LocalHolidayArea, readonly Holiday[]>>> = {
  label: 'Jours fériés locaux',
  write: (areas) => namesOf(Object.values(areas).flat()),
  checkedOn: '2026-11-20',
  values: [
    {
      from: '1983-11-23',
      value: {
        alsace_moselle: [
          { name: 'Vendredi saint', fromEaster: -2 },
          { name: 'Saint-Étienne', on: '12-26' },
        ],
        971: abolitionOn('05-27'),
        972: abolitionOn('05-22'),
        973: abolitionOn('06-10'),
        974: abolitionOn('12-20'),
        976: abolitionOn('04-27'),
        977: abolitionOn('10-09'),
        978: abolitionOn('05-28'),
      },
      source: 'C. trav. art. L3134-13 (Alsace et Moselle) et L3422-2 (outre-mer)',
      evidence: 'secondary',
    },
  ],
}

function abolitionOn(on: string): readonly Holiday[] {
  return [{ name: 'abolition de l’esclavage', on }]
}

function namesOf(holidays: readonly Holiday[]): string {
  return [...new Set(holidays.map(({ name }) => name))].join(', ')
}
