/** What is asked of the knowledge of SCPI shares. Right answers are the server’s. */
export const scpiQuestions = {
  sk_nature: {
    question: 'En souscrivant des parts de SCPI, vous devenez…',
    answers: {
      a: 'propriétaire direct d’un appartement identifié',
      b: 'associé d’une société qui détient et loue un patrimoine immobilier',
      c: 'créancier de la société de gestion, qui vous verse un intérêt',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_capital_risk: {
    question: 'Le capital investi en parts de SCPI…',
    answers: {
      a: 'est garanti par la société de gestion',
      b: 'peut baisser, car le prix de la part peut être revu à la baisse',
      c: 'est garanti par l’État dans la limite de 70\u202f000\u00a0€',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_income_variable: {
    question: 'Les revenus distribués par une SCPI…',
    answers: {
      a: 'sont fixés à la souscription et garantis',
      b: 'varient selon les loyers encaissés, les charges et l’occupation des immeubles',
      c: 'suivent le taux du Livret A majoré d’une prime',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_liquidity: {
    question: 'Pour récupérer l’argent investi en SCPI…',
    answers: {
      a: 'le retrait ou la revente dépend de l’existence d’un acheteur et peut prendre plusieurs mois, voire davantage',
      b: 'la société de gestion doit rembourser sous 72 heures',
      c: 'il suffit de demander le remboursement à sa banque',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_horizon: {
    question: 'La durée de détention généralement recommandée pour des parts de SCPI est d’au moins…',
    answers: {
      a: '1 à 2 ans',
      b: '3 à 4 ans',
      c: '8 à 10 ans',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_fees: {
    question: 'Les frais de souscription d’une SCPI, lorsqu’ils existent…',
    answers: {
      a: 'sont remboursés lors de la revente',
      b: 'réduisent la somme récupérée à la sortie\u00a0: la valeur de retrait est inférieure au prix de souscription',
      c: 'sont payés par les locataires',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_enjoyment_delay: {
    question: 'Le délai de jouissance est…',
    answers: {
      a: 'la période après la souscription pendant laquelle les parts ne donnent pas encore droit aux revenus',
      b: 'le délai légal de rétractation',
      c: 'la durée maximale de détention des parts',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_taxation: {
    question:
      'Pour un résident fiscal français qui détient des parts en direct, les loyers de source française distribués par une SCPI sont en principe imposés…',
    answers: {
      a: 'comme des revenus fonciers\u00a0: barème progressif et prélèvements sociaux',
      b: 'comme des plus-values mobilières',
      c: 'ils ne sont pas imposés',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_bare_ownership: {
    question: 'En achetant la nue-propriété de parts de SCPI pour 10 ans…',
    answers: {
      a: 'vous percevez la moitié des revenus',
      b: 'vous ne percevez aucun revenu pendant 10 ans, puis vous récupérez la pleine propriété',
      c: 'vous devez revendre vos parts au terme',
      dont_know: 'Je ne sais pas',
    },
  },
  sk_credit: {
    question: 'Si vous financez vos parts de SCPI à crédit…',
    answers: {
      a: 'les revenus de la SCPI couvrent toujours la mensualité',
      b: 'vous devez rembourser l’emprunt même si les revenus ou la valeur des parts baissent',
      c: 'la banque annule la dette si la valeur des parts baisse',
      dont_know: 'Je ne sais pas',
    },
  },
} as const
