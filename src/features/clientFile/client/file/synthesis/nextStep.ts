import type { ClientFileTab } from '#features/clientFile/contract'

/** What is known of the file when one looks for what to do next. */
export interface Progress {
  readonly isHouseholdKnown: boolean
  readonly hasProject: boolean
  readonly isInvestment: boolean
  readonly isCalculated: boolean
  readonly hasKeptLot: boolean
}

export interface NextStep {
  readonly sentence: string
  /** Where it is done; the meeting itself where nothing is missing. */
  readonly action: { readonly label: string; readonly tab: ClientFileTab } | 'present'
}

/** The first thing that is missing before the file is shown to its client. */
export function nextStep({ isHouseholdKnown, hasProject, isInvestment, isCalculated, hasKeptLot }: Progress): NextStep {
  if (!isHouseholdKnown)
    return {
      sentence: 'Complétez le foyer\u00a0: sa capacité et sa fiscalité en dépendent.',
      action: { label: 'Compléter le foyer', tab: 'informations' },
    }
  if (!hasProject)
    return {
      sentence: 'Choisissez un dispositif pour chiffrer une solution.',
      action: { label: 'Voir la capacité', tab: 'investment-capacity' },
    }
  if (isInvestment && !isCalculated)
    return {
      sentence: 'Chiffrez l’opération\u00a0: ses résultats s’afficheront ici.',
      action: { label: 'Chiffrer la solution', tab: 'solution' },
    }
  if (isInvestment && !hasKeptLot)
    return {
      sentence: 'Retenez un lot qui convient à ce foyer.',
      action: { label: 'Choisir un lot', tab: 'lot-proposals' },
    }
  return { sentence: 'Tout est prêt\u00a0: présentez le dossier à votre client.', action: 'present' }
}
