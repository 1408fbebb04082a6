/** What is asked of the knowledge of investments in general. Right answers are the server’s. */
export const generalQuestions = {
  gk_risk_return: {
    question: 'Un placement qui annonce un rendement élevé présente en général…',
    answers: {
      a: 'un risque de perte plus élevé',
      b: 'aucun risque si on le conserve longtemps',
      c: 'le même risque qu’un livret réglementé',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_diversification: {
    question: 'Répartir son épargne entre plusieurs types de placements permet généralement…',
    answers: {
      a: 'de supprimer tout risque de perte',
      b: 'de réduire le risque global',
      c: 'de garantir un meilleur rendement',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_liquidity: {
    question: 'Un placement «\u00a0liquide\u00a0» est un placement…',
    answers: {
      a: 'que l’on peut récupérer rapidement, sans pénalité importante',
      b: 'garanti par l’État',
      c: 'libellé en devises',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_inflation: {
    question:
      'Vous placez 1\u202f000\u00a0€ à 1\u202f% par an et l’inflation est de 3\u202f% par an. Au bout d’un an, votre pouvoir d’achat…',
    answers: {
      a: 'a augmenté',
      b: 'a diminué',
      c: 'est identique',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_equity_capital: {
    question: 'Le capital investi en actions (compte-titres, PEA)…',
    answers: {
      a: 'est garanti si on le conserve plus de 8 ans',
      b: 'n’est pas garanti et peut baisser fortement',
      c: 'est garanti jusqu’à 100\u202f000\u00a0€ par le fonds de garantie des dépôts',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_bond_rates: {
    question: 'Lorsque les taux d’intérêt du marché montent, la valeur d’une obligation à taux fixe déjà émise…',
    answers: {
      a: 'augmente',
      b: 'diminue',
      c: 'ne change pas',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_unit_linked: {
    question: 'Dans un contrat d’assurance-vie, pour les unités de compte, l’assureur…',
    answers: {
      a: 'garantit le nombre d’unités mais pas leur valeur',
      b: 'garantit le capital versé',
      c: 'verse un taux fixe connu à l’avance',
      dont_know: 'Je ne sais pas',
    },
  },
  gk_past_performance: {
    question: 'Les performances passées d’un placement…',
    answers: {
      a: 'garantissent les performances futures',
      b: 'ne préjugent pas des performances futures',
      c: 'se reproduisent en moyenne chaque année',
      dont_know: 'Je ne sais pas',
    },
  },
} as const
