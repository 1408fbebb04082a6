import type { Attributes } from '#contract'

type Simulation = Attributes<'simulation'>
export type SimulationField = keyof Simulation

/** What each scheme asks besides. */
export const schemeAnswers: Readonly<Partial<Record<NonNullable<Simulation['project']>, readonly SimulationField[]>>> =
  {
    pinel: ['pinel_type', 'pinel_term'],
    denormandie: ['denormandie_term'],
    malraux: ['malraux_is_vir', 'malraux_tax_reduction_rate'],
    land_deficit: ['energy_renovation_price'],
    lmnp_amortissement: ['residence_type', 'tax_regime'],
    long_term_rental: ['tax_regime'],
    seasonal_rental: ['is_classified_tourism', 'tax_regime'],
    para_hotelier: ['hotel_services'],
    bare_ownership: ['usufruct_duration', 'full_ownership_price', 'has_social_usufruct'],
    jeanbrun: ['rent_level', 'energy_class'],
    lli: ['buyer_type'],
    unfurnished_rental: ['tax_regime'],
  }
