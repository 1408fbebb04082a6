/** What is asked of how somebody bears a risk. */
export const toleranceQuestions = {
  tol_portfolio_choice: {
    question: 'Cinq placements fictifs sur 10 ans, pour 10\u202f000\u00a0€ investis. Lequel choisissez-vous\u202f?',
    answers: {
      a: 'Dans le meilleur cas 11\u202f000\u00a0€, dans le pire cas 10\u202f000\u00a0€',
      b: 'Dans le meilleur cas 12\u202f500\u00a0€, dans le pire cas 9\u202f500\u00a0€',
      c: 'Dans le meilleur cas 15\u202f000\u00a0€, dans le pire cas 8\u202f500\u00a0€',
      d: 'Dans le meilleur cas 18\u202f000\u00a0€, dans le pire cas 7\u202f000\u00a0€',
      e: 'Dans le meilleur cas 23\u202f000\u00a0€, dans le pire cas 5\u202f000\u00a0€',
    },
  },
  tol_price_drop: {
    question: 'Le prix de vos parts de SCPI baisse de 15\u202f% en un an. Que faites-vous\u202f?',
    answers: {
      a: 'Je demande la vente de toutes mes parts, quel que soit le prix',
      b: 'Je vends une partie',
      c: 'J’attends, mais je ne réinvestis plus',
      d: 'Je conserve\u00a0: c’est un placement de long terme',
      e: 'Je profite de la baisse pour réinvestir',
    },
  },
  tol_illiquidity: {
    question: 'La vente de vos parts prend 18 mois, faute d’acheteurs. Quelle est votre réaction\u202f?',
    answers: {
      a: 'C’est inacceptable\u00a0: je peux avoir besoin de cet argent à tout moment',
      b: 'C’est gênant\u00a0: j’aurais besoin d’une partie',
      c: 'C’est désagréable mais supportable',
      d: 'Cela ne me pose pas de difficulté',
      e: 'Je n’ai pas prévu de vendre avant 10 ans ou plus',
    },
  },
  tol_income_drop: {
    question: 'Une année, les revenus distribués baissent de 20\u202f%. Quelle est la conséquence pour vous\u202f?',
    answers: {
      a: 'Je ne pourrais plus faire face à mes dépenses',
      b: 'Je devrais réduire sensiblement mes dépenses',
      c: 'Ce serait gênant mais supportable',
      d: 'L’effet serait faible',
      e: 'Aucune\u00a0: je n’ai pas besoin de ces revenus',
    },
  },
} as const
