/** What the words of sustainability mean, which is explained before any preference is asked (ESMA35-43-3172, general guideline 2). */
export const sustainabilityTerms = [
  {
    term: 'Taxonomie',
    meaning:
      'Part du placement investie dans des activités reconnues durables sur le plan environnemental par le règlement européen 2020/852 (par exemple un immeuble très performant en énergie). Aujourd’hui, peu de SCPI dépassent 10\u202f%.',
  },
  {
    term: 'Investissement durable (SFDR, article\u00a02, 17°)',
    meaning:
      'Part du placement qui contribue à un objectif environnemental ou social sans causer de préjudice important, dans des entités bien gouvernées.',
  },
  {
    term: 'Principales incidences négatives (PAI)',
    meaning:
      'Effets négatifs que le gérant s’engage à prendre en compte et à réduire\u202f; pour l’immobilier\u00a0: combustibles fossiles et inefficacité énergétique notamment.',
  },
] as const
