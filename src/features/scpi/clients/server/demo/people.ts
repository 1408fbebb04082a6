import type { Attributes } from '#contract'

type Client = Attributes<'scpi_client'>
type Family = Attributes<'family_situation'>

/** Somebody of the demo firms, as far as they differ from one another. */
export interface DemoPerson {
  readonly key: string
  readonly firm: 'ormeval' | 'vermeil'
  /** Key of an account. */
  readonly adviser: string
  readonly client: Pick<Client, 'honorific' | 'firstname1' | 'lastname' | 'phone'> &
    Partial<Omit<Client, 'birthdate' | 'honorific' | 'firstname1' | 'lastname' | 'phone'>>
  /** Years; undefined where nobody has asked yet. */
  readonly age?: number
  /** Address, postal code, municipality. */
  readonly home?: readonly [string, string, string]
  readonly family?: Partial<Family>
  /** Children, dependent children, people of the tax household; no account without. */
  readonly household?: readonly [number, number, number]
  readonly children?: readonly { readonly firstname: string; readonly age: number }[]
  readonly spouse?: string
  readonly representative?: Partial<Attributes<'representative'>> & { readonly age: number }
}

const mrs = 'mrs'
const mr = 'mr'
const ours = { firm: 'ormeval', adviser: 'u8' } as const
const colleague = { firm: 'ormeval', adviser: 'u12' } as const
const couple = { family_situation: 'married', mariage_contract_type: 'community_property' } as const

/** The SCPI clients of the demo firms. Nobody of them is real. */
export const people: readonly DemoPerson[] = [
  {
    ...ours,
    key: 'garance',
    client: { honorific: mrs, firstname1: 'Hélène', lastname: 'Garance', phone: '06 39 98 20 11', status: 'client' },
    age: 52,
    home: ['8 quai de la Résistance', '34200', 'Sète'],
    family: {
      family_situation: 'divorced',
      annual_household_gross_income_amount: 72_000,
      annual_household_net_income_range: '40k_60k',
    },
    household: [2, 1, 2],
    children: [
      { firstname: 'Noé', age: 15 },
      { firstname: 'Ambre', age: 22 },
    ],
  },
  {
    ...ours,
    key: 'corvalier-m',
    client: {
      honorific: mr,
      firstname1: 'Mathis',
      lastname: 'Corvalier',
      phone: '06 39 98 20 12',
      email: 'client-scpi@ormeval.example',
      status: 'client',
    },
    age: 41,
    home: ['15 rue des Étuves', '34000', 'Montpellier'],
    family: {
      ...couple,
      annual_household_gross_income_amount: 98_000,
      annual_household_net_income_range: '80k_120k',
    },
    household: [2, 2, 4],
    children: [
      { firstname: 'Lison', age: 9 },
      { firstname: 'Gaspard', age: 6 },
    ],
    spouse: 'corvalier-a',
  },
  {
    ...ours,
    key: 'corvalier-a',
    client: {
      honorific: mrs,
      firstname1: 'Apolline',
      lastname: 'Corvalier',
      birth_name: 'Destaing',
      phone: '06 39 98 20 13',
      status: 'client',
    },
    age: 39,
    home: ['15 rue des Étuves', '34000', 'Montpellier'],
    family: {
      ...couple,
      annual_household_gross_income_amount: 98_000,
      annual_household_net_income_range: '80k_120k',
    },
    household: [2, 2, 4],
    spouse: 'corvalier-m',
  },
  {
    ...ours,
    key: 'lormeau-j',
    client: { honorific: mr, firstname1: 'Jean', lastname: 'Lormeau', phone: '06 39 98 20 14', status: 'client' },
    age: 68,
    home: ['3 allée des Tilleuls', '34170', 'Castelnau-le-Lez'],
    family: { ...couple, annual_household_gross_income_amount: 61_200, annual_household_net_income_range: '40k_60k' },
    household: [2, 0, 2],
    spouse: 'lormeau-m',
  },
  {
    ...ours,
    key: 'lormeau-m',
    client: {
      honorific: mrs,
      firstname1: 'Monique',
      lastname: 'Lormeau',
      birth_name: 'Arnal',
      phone: '06 39 98 20 15',
    },
    age: 66,
    home: ['3 allée des Tilleuls', '34170', 'Castelnau-le-Lez'],
    family: { ...couple, annual_household_gross_income_amount: 61_200, annual_household_net_income_range: '40k_60k' },
    household: [2, 0, 2],
    spouse: 'lormeau-j',
  },
  {
    ...ours,
    key: 'vasseur',
    client: { honorific: mr, firstname1: 'Enzo', lastname: 'Vasseur', phone: '06 39 98 20 16' },
    age: 23,
    home: ['41 avenue de Toulouse', '34070', 'Montpellier'],
    family: { family_situation: 'single' },
    household: [0, 0, 1],
  },
  {
    ...ours,
    key: 'castaing',
    client: {
      honorific: mr,
      firstname1: 'Raymond',
      lastname: 'Castaing',
      phone: '06 39 98 20 17',
      judicial_capacity: 'guardianship',
    },
    age: 79,
    home: ['22 rue du Faubourg', '34500', 'Béziers'],
    family: {
      family_situation: 'widowed',
      annual_household_gross_income_amount: 25_200,
      annual_household_net_income_range: '20k_40k',
    },
    household: [1, 0, 1],
    representative: {
      type: 'guardian',
      honorific: mrs,
      firstname: 'Odette',
      lastname: 'Castaing',
      age: 51,
      email: 'odette.castaing@courriel.example',
      phone: '06 39 98 20 18',
      decision_court: 'Tribunal judiciaire de Béziers',
      decision_date: '2024-03-18',
    },
  },
  {
    ...ours,
    key: 'castaing-l',
    client: { honorific: mrs, firstname1: 'Louise', lastname: 'Castaing', phone: null, judicial_capacity: 'minor' },
    age: 14,
    home: ['22 rue du Faubourg', '34500', 'Béziers'],
  },
  {
    ...ours,
    key: 'orgeval',
    client: {
      honorific: mr,
      firstname1: 'Philippe',
      lastname: 'Orgeval',
      phone: '+352 621 00 00 19',
      country: 'LU',
      status: 'client',
    },
    age: 52,
    home: ['12 rue de Strassen', 'L-2555', 'Luxembourg'],
    family: {
      family_situation: 'married',
      mariage_contract_type: 'property_separation',
      annual_household_gross_income_amount: 204_000,
      annual_household_net_income_range: '120k_200k',
    },
    household: [2, 2, 4],
  },
  {
    ...colleague,
    key: 'kermadec',
    client: { honorific: mrs, firstname1: 'Élise', lastname: 'Kermadec', phone: '06 39 98 20 20', status: 'client' },
    age: 38,
    home: ['5 rue Kervégan', '44000', 'Nantes'],
    family: {
      family_situation: 'pacs',
      pacs_contract_type: 'property_separation',
      annual_household_gross_income_amount: 58_000,
      annual_household_net_income_range: '40k_60k',
    },
    household: [1, 1, 3],
    children: [{ firstname: 'Titouan', age: 4 }],
  },
  {
    ...colleague,
    key: 'delvaux',
    client: {
      honorific: mr,
      firstname1: 'Marc',
      lastname: 'Delvaux',
      phone: '06 39 98 20 21',
      status: 'inactive',
      former_status: 'client',
    },
    age: 58,
    home: ['9 rue Crébillon', '44000', 'Nantes'],
    family: { family_situation: 'divorced', annual_household_gross_income_amount: 74_000 },
  },
  {
    ...colleague,
    key: 'pujol',
    client: { honorific: mrs, firstname1: 'Sandrine', lastname: 'Pujol', phone: null },
  },
  {
    firm: 'vermeil',
    adviser: 'v3',
    key: 'sauveterre',
    client: { honorific: mrs, firstname1: 'Inès', lastname: 'Sauveterre', phone: '06 39 98 20 22', status: 'client' },
    age: 47,
    home: ['30 cours de l’Intendance', '33000', 'Bordeaux'],
    family: {
      family_situation: 'concubinage',
      annual_household_gross_income_amount: 66_000,
      annual_household_net_income_range: '40k_60k',
    },
    household: [0, 0, 1],
  },
]
