import type { SolutionConfiguration } from '#domain'
import { allSteps } from '../support/crawl'
import { context, simulated } from '../support/examples'

const furnished: Partial<SolutionConfiguration> = {
  project: 'lmnp_amortissement',
  seniority: 'new',
  furniture_price: 5_000,
  yearly_value_growth_rate: 0.02,
}
const privateLandlord: Partial<SolutionConfiguration> = {
  project: 'jeanbrun',
  seniority: 'new',
  notary_signature_date: '2026-06-01',
  duration_to_display: 5,
}

test.each<[string, Partial<SolutionConfiguration>, string]>([
  ['deficits and waiting depreciation', furnished, 'Ordre retenu entre déficits et amortissements en attente'],
  ['depreciated works', furnished, 'Lecture retenue pour les travaux amortis'],
  [
    'hotel-like letting',
    { project: 'para_hotelier', seniority: 'new', furniture_price: 5_000 },
    'Lecture retenue pour le para-hôtelier',
  ],
  [
    'the years of a professional landlord',
    { ...furnished, suggested_rent: 4_000, net_monthly_income: 1_000, annual_tax: 0 },
    'Lecture retenue pour les cinq ans d’activité du loueur professionnel',
  ],
  ['a broken commitment', privateLandlord, 'Rupture de l’engagement du bailleur privé'],
])(
  'the reading of the law on %s is explained beside the one that it leaves, and is not said to be verified',
  (_, changes, label) => {
    const { trace = [], unverified } = simulated(changes, { ...context, explain: true })
    const reading = allSteps(trace)
      .flatMap(({ parameters }) => parameters)
      .find((parameter) => parameter.label === label)
    expect(reading).toMatchObject({ reliability: 'unverified' })
    expect(reading?.value).toMatch(/^Retenu\u00a0: .+ Autre lecture\u00a0: .+/)
    expect(unverified.some((sentence) => sentence.startsWith(label))).toBe(true)
  },
)
