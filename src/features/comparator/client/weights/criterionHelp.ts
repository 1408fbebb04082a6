import type { CriterionName } from '#features/catalogue/contract'

/** What each criterion looks at. */
export const criterionHelp: Readonly<Record<CriterionName, string>> = {
  ability_to_fill_residence: 'Capacité de l’exploitant à occuper la résidence.',
  manager_strength: 'Bilan, ancienneté et parc géré.',
  neighborhood_attractivity: 'Transports, commerces, écoles, emploi.',
  net_rent_profitability: 'Loyer annuel net de charges ÷ coût total.',
  potential_capital_gain: 'Écart au prix du secteur et dynamique de marché.',
  rent_profitability: 'Loyer annuel ÷ prix.',
  rental_profitability_post_consolidation: 'Loyer annuel attendu une fois l’usufruit éteint ÷ prix payé.',
  rental_security: 'Tension locative, vacance, garanties.',
  resale_easiness: 'Liquidité du marché local et typologie.',
  tax_performance: 'Gain fiscal pour ce client ÷ coût total.',
  nf_habitat_certification: 'Certification de qualité du logement neuf.',
}
