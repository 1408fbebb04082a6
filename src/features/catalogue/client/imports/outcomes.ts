import type { Tone } from '#client/ui'
import type { Change, Finding } from './catalogueImport'

export type Outcome = Change['outcome'] | Finding['outcome'] | 'picture'

/** What became of a line, a programme or a lot. */
export const outcomes: Readonly<Record<Outcome, { readonly label: string; readonly tone: Tone }>> = {
  created: { label: 'Créé', tone: 'success' },
  updated: { label: 'Modifié', tone: 'info' },
  withdrawn: { label: 'Retiré', tone: 'warning' },
  restored: { label: 'Remis', tone: 'info' },
  rejected: { label: 'Refusé', tone: 'error' },
  warning: { label: 'À vérifier', tone: 'warning' },
  picture: { label: 'Image refusée', tone: 'warning' },
  neutralised: { label: 'Cellule laissée', tone: 'neutral' },
}

/** Of a preview: what would become of them. */
export const foreseen: Readonly<Partial<Record<Outcome, string>>> = {
  created: 'À créer',
  updated: 'À modifier',
  withdrawn: 'À retirer',
  restored: 'À remettre',
}
