/** What is told of each question once an attempt is submitted. */
export const explanations: Readonly<Record<string, string>> = {
  gk_risk_return:
    'Rendement et risque vont de pair\u00a0: un rendement potentiel supérieur rémunère toujours un risque supplémentaire (perte en capital, liquidité, crédit, change…).',
  gk_diversification:
    'La diversification réduit le risque lié à un seul placement\u202f; elle ne supprime pas le risque et ne garantit aucun rendement.',
  gk_liquidity:
    'La liquidité mesure la facilité à récupérer son argent. Un livret est très liquide, un placement immobilier l’est peu.',
  gk_inflation:
    'Le capital vaut 1\u202f010\u00a0€ mais les prix ont augmenté de 3\u202f%\u00a0: il faudrait 1\u202f030\u00a0€ pour acheter les mêmes biens.',
  gk_equity_capital:
    'La valeur d’une action varie chaque jour, à la hausse comme à la baisse. Le fonds de garantie des dépôts ne couvre pas les pertes de marché.',
  gk_bond_rates:
    'Les nouvelles obligations rapportent davantage\u00a0: l’ancienne, moins rémunératrice, se négocie moins cher.',
  gk_unit_linked:
    'La valeur des unités de compte évolue avec les marchés\u202f; seul leur nombre est garanti, hors frais.',
  gk_past_performance:
    'Un bon historique ne permet pas de prédire l’avenir\u00a0: c’est la raison de la mention obligatoire dans la documentation commerciale.',
  sk_nature:
    'Une SCPI est une société civile\u00a0: ses associés détiennent des parts et reçoivent une quote-part des loyers et, le cas échéant, des plus-values.',
  sk_capital_risk:
    'Aucune garantie en capital\u00a0: la valeur des parts suit celle du patrimoine immobilier. Des baisses de prix ont eu lieu, notamment en 2023 et 2024.',
  sk_income_variable:
    'Le dividende dépend des loyers réellement encaissés et des décisions de distribution\u202f; il peut baisser et n’est pas garanti.',
  sk_liquidity:
    'La sortie n’est pas garantie\u00a0: en capital variable, un retrait suppose en principe une souscription en contrepartie\u202f; en capital fixe, il faut un acheteur sur le marché secondaire.',
  sk_horizon:
    'Il faut du temps pour amortir les frais de souscription et traverser les cycles immobiliers. La durée de détention recommandée figure dans le document d’informations clés (DIC).',
  sk_fees:
    'Exemple\u00a0: prix de souscription 200\u00a0€, frais 10\u202f%\u00a0: valeur de retrait 180\u00a0€. Les SCPI sans frais d’entrée ont souvent des frais de gestion plus élevés et des frais de sortie anticipée.',
  sk_enjoyment_delay:
    'Il est fixé par la société de gestion, souvent de 1 à 6 mois, le temps d’investir les sommes collectées.',
  sk_taxation:
    'La SCPI est fiscalement transparente. Les revenus de source étrangère suivent la convention fiscale applicable\u202f; les produits de trésorerie relèvent des revenus de capitaux mobiliers.',
  sk_bare_ownership:
    'L’usufruitier perçoit les revenus pendant la durée convenue. Le nu-propriétaire paie un prix réduit et devient plein propriétaire au terme, sans formalité ni impôt supplémentaire.',
  sk_credit: 'Le crédit amplifie les gains et les pertes\u00a0: la mensualité reste due quoi qu’il arrive.',
}
