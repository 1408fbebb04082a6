/** Families of investments that somebody may know by experience. */
export const productFamilies = {
  regulated_savings: 'Livrets, comptes à terme, fonds en euros',
  unit_linked_funds: 'Unités de compte, OPCVM, ETF',
  equities: 'Actions en direct (compte-titres, PEA)',
  bonds_structured: 'Obligations, produits structurés',
  rental_real_estate: 'Immobilier locatif détenu en direct',
  alternative: 'Capital-investissement, financement participatif, actifs numériques',
} as const
export type ProductFamily = keyof typeof productFamilies
