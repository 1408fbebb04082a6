import type { SaleAction } from '../api'
import type { SaleKind } from '../kinds'

const words: Readonly<Record<string, string>> = {
  extend: 'Option prolongée',
  release: 'Option levée',
  convert: 'Lot réservé\u00a0: complétez la demande',
  submit: 'Demande de réservation envoyée',
  send: 'Dénonciation envoyée au promoteur',
}

/** What is said once an action is done. */
export const doneWords = ({ one }: SaleKind, { action, label }: Pick<SaleAction, 'action' | 'label'>): string =>
  words[action] ?? `${one}\u00a0: ${label.toLowerCase()}`
