import type { ProjectType } from './catalogue'

/** What each purchase to let is, and for whom, in one sentence; its rules and amounts are told where they are calculated. */
export const schemeSummaries: Readonly<Partial<Record<ProjectType, string>>> = {
  pinel:
    'Logement neuf loué vide à loyer plafonné contre une réduction d’impôt. Fermé aux nouveaux achats, il se suit pour qui l’a déjà signé.',
  denormandie:
    'Logement ancien à rénover, loué vide à loyer plafonné contre une réduction d’impôt. Pour qui paie de l’impôt et accepte un chantier.',
  lmnp_amortissement:
    'Logement meublé dont le prix s’amortit sur les loyers. Pour qui cherche un revenu longtemps peu imposé.',
  bare_ownership:
    'Achat moins cher, sans loyer ni gestion, du bien dont l’usage revient à terme. Pour qui prépare un revenu futur, sans en vouloir aujourd’hui.',
  malraux:
    'Immeuble restauré dans un site patrimonial remarquable, contre une réduction d’impôt sur les travaux. Pour qui paie beaucoup d’impôt.',
  historic_monuments:
    'Immeuble protégé dont les travaux se déduisent du revenu global. Pour les tranches les plus hautes, prêtes à le garder longtemps.',
  land_deficit:
    'Logement ancien loué vide, dont les travaux se déduisent des loyers, puis du revenu dans une limite annuelle. Pour qui a déjà des revenus fonciers.',
  long_term_rental:
    'Logement meublé loué à l’année, au forfait ou au réel. Pour qui cherche un revenu régulier et une gestion simple.',
  seasonal_rental:
    'Logement meublé loué à la nuit ou à la semaine. Pour qui peut suivre des arrivées fréquentes, là où la commune l’autorise.',
  para_hotelier:
    'Courts séjours avec services d’hôtel, soumis à la TVA, qui se récupère sur l’achat. Pour qui accepte une activité commerciale.',
  jeanbrun:
    'Appartement loué vide à loyer plafonné, dont le prix s’amortit sur les revenus fonciers. Pour qui s’engage sur la durée et paie de l’impôt.',
  lli: 'Logement neuf à TVA réduite, loué à loyer intermédiaire par une société. Pour qui investit en SCI, à long terme.',
  unfurnished_rental:
    'Logement loué vide à l’année, sans engagement ni avantage particulier. Pour qui veut rester libre.',
  loc_avantages:
    'Logement loué à loyer plafonné par une convention avec l’Anah, contre une réduction d’impôt. Pour qui veut loger des ménages modestes.',
  scpi_shares:
    'Parts d’une société qui achète, loue et gère des immeubles. Pour qui veut des loyers sans s’occuper d’un bien.',
}
