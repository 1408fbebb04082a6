import type { ClientFileTab } from '#features/clientFile/contract'

/** What is known of the file when one looks for what to do next. */
export interface Progress {
  readonly isHouseholdKnown: boolean
  readonly hasProject: boolean
  readonly isInvestment: boolean
  /** Whether the figures of the solution are known here; `incomplete`: an answer is missing or refused. */
  readonly solution: 'known' | 'unknown' | 'incomplete'
  /** What speaks against the operation, in sentences (`problemsOf`). */
  readonly problems: readonly string[]
  readonly hasKeptLot: boolean
  /** The client has seen the study. */
  readonly isPresented: boolean
}

export interface NextStep {
  readonly sentence: string
  /** What speaks against showing the file as it is. */
  readonly problems: readonly string[]
  /** Where it is done; the meeting itself where nothing is missing. */
  readonly action: { readonly label: string; readonly tab: ClientFileTab } | 'present'
}

/** The first thing that is missing, or to be mended, before the file is shown to its client; once it was, what follows. */
export function nextStep(progress: Progress): NextStep {
  const { isHouseholdKnown, hasProject, isInvestment, hasKeptLot, problems } = progress
  if (!isHouseholdKnown)
    return step(
      'Complétez le foyer\u00a0: sa capacité et sa fiscalité en dépendent.',
      'informations',
      'Compléter le foyer',
    )
  if (!hasProject)
    return step('Choisissez un dispositif pour chiffrer une solution.', 'investment-capacity', 'Voir la capacité')
  if (isInvestment && progress.solution !== 'known') return calculation(progress)
  if (progress.isPresented) return afterPresentation(progress)
  if (isInvestment && problems.length > 0) {
    const sentence = `Avant de présenter le dossier, regardez ${problems.length > 1 ? 'ces points' : 'ce point'}\u00a0:`
    return { ...step(sentence, 'solution', 'Revoir la solution'), problems }
  }
  if (isInvestment && !hasKeptLot)
    return step('Retenez un lot qui convient à ce foyer.', 'lot-proposals', 'Choisir un lot')
  return { sentence: 'Tout est prêt\u00a0: présentez le dossier à votre client.', problems: [], action: 'present' }
}

const calculation = ({ solution, isPresented }: Progress): NextStep =>
  solution === 'incomplete'
    ? step('Complétez l’opération\u00a0: il y manque de quoi la chiffrer.', 'solution', 'Compléter l’opération')
    : step(
        isPresented
          ? 'L’étude est présentée. Relisez-en les chiffres avant la réponse de votre client.'
          : 'Relisez les chiffres de l’opération avant de la présenter.',
        'solution',
        'Ouvrir la solution chiffrée',
      )

/** The client's answer comes next, on an operation that holds and a lot that is kept. */
function afterPresentation({ problems, hasKeptLot }: Progress): NextStep {
  if (problems.length > 0) {
    const points = problems.length > 1 ? 'ces points restent' : 'ce point reste'
    const sentence = `L’étude est présentée. Avant la réponse de votre client, ${points} à revoir\u00a0:`
    return { ...step(sentence, 'solution', 'Revoir la solution'), problems }
  }
  return hasKeptLot
    ? step(
        'L’étude est présentée\u00a0: recueillez la réponse de votre client sur le lot retenu.',
        'lot-proposals',
        'Voir les lots',
      )
    : step(
        'L’étude est présentée\u00a0: retenez avec votre client un lot qui lui convient.',
        'lot-proposals',
        'Choisir un lot',
      )
}

const step = (sentence: string, tab: ClientFileTab, label: string): NextStep => ({
  sentence,
  problems: [],
  action: { label, tab },
})
