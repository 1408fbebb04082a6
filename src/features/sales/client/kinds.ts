import { registerContracts } from '#contract/resources'
import type { ResourceOf } from '#contract/jsonapi'
import { salesContract } from '#features/sales/contract'
import type { SaleListName } from '#features/sales/contract/addresses'
import type { State } from '#contract/lifecycle'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'

// Only the screens of sales know sales: their contract comes with them.
registerContracts([salesContract])

export type SaleType = 'option' | 'booking' | 'report'
export type Sale = ResourceOf<SaleType>

/** What the screens say of sales of one kind. */
export interface SaleKind {
  readonly type: SaleType
  readonly list: SaleListName
  /** `Options`. */
  readonly label: string
  /** `Option`. */
  readonly one: string
  /** `option`, `options`. */
  readonly counted: readonly [string, string]
  readonly states: Readonly<Record<string, State>>
  /** What an action is called in its history. */
  readonly actions: Readonly<Record<string, { readonly label: string }>>
  /** What a list or a sheet of them brings along. */
  readonly include: readonly string[]
  readonly sorts: readonly string[]
  readonly none: { readonly title: string; readonly sentence: string }
}

const ofLot = ['client_file', 'property', 'program', 'promoter', 'created_by']
const dated = ['created_at', 'updated_at', 'expires_at']

export const saleKinds: Readonly<Record<SaleType, SaleKind>> = {
  option: {
    ...{ type: 'option', list: 'options', label: 'Options', one: 'Option', counted: ['option', 'options'] },
    ...{ states: optionLifecycle.states, actions: optionLifecycle.transitions, include: ofLot, sorts: dated },
    none: { title: 'Aucune option', sentence: 'Posez une option depuis un lot ou un dossier.' },
  },
  booking: {
    ...{ type: 'booking', list: 'reservations', label: 'Réservations', one: 'Réservation' },
    counted: ['réservation', 'réservations'],
    ...{ states: bookingLifecycle.states, actions: bookingLifecycle.transitions, include: ofLot },
    sorts: ['created_at', 'updated_at'],
    none: { title: 'Aucune réservation', sentence: 'Une option se transforme en réservation en deux minutes.' },
  },
  report: {
    ...{ type: 'report', list: 'denonciations', label: 'Dénonciations', one: 'Dénonciation' },
    counted: ['dénonciation', 'dénonciations'],
    ...{ states: reportLifecycle.states, actions: reportLifecycle.transitions, sorts: dated },
    include: ['client_file', 'program', 'promoter', 'created_by'],
    none: {
      title: 'Aucune dénonciation',
      sentence: 'Une dénonciation déclare le client au promoteur avant la première visite d’un lot.',
    },
  },
}

/** The labels of the states of a kind, by their keys. */
export const stateLabels = ({ states }: SaleKind): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(states).map(([key, { label }]) => [key, label]))
