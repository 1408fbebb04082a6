import { registerContracts } from '#contract/resources'
import type { ResourceOf } from '#contract/jsonapi'
import type { ShownLifecycle } from '#client/screens/lifecycle'
import { bookingActionBodies, optionActionBodies, reportActionBodies, salesContract } from '#features/sales/contract'
import type { SaleListName } from '#features/sales/contract/addresses'
import { bookingLifecycle, optionLifecycle, reportLifecycle } from '#features/sales/contract/lifecycles'

// Only the screens of sales know sales: their contract comes with them.
registerContracts([salesContract])

export type SaleType = 'option' | 'booking' | 'report'
export type Sale = ResourceOf<SaleType>

/** What the screens say of sales of one kind. */
export interface SaleKind extends ShownLifecycle {
  readonly type: SaleType
  readonly list: SaleListName
  /** `Options`. */
  readonly label: string
  /** `option`, `options`. */
  readonly counted: readonly [string, string]
  /** What a list or a sheet of them brings along. */
  readonly include: readonly string[]
  readonly sorts: readonly string[]
  readonly none: { readonly title: string; readonly sentence: string }
}

const ofLot = ['client_file', 'property', 'program', 'promoter', 'created_by']
/** Lists have an editor of their own in the sheet; an action may change the other sales of its file. */
const everySale = {
  keys: { extend: 'p', renew: 'p', convert: 'r' },
  elsewhere: ['buyers', 'program', 'promoter', 'comment'],
  changes: ['option', 'booking', 'report', 'client_file'],
} as const satisfies Partial<ShownLifecycle>
const dated = ['created_at', 'updated_at', 'expires_at']

export const saleKinds: Readonly<Record<SaleType, SaleKind>> = {
  option: {
    ...{ type: 'option', list: 'options', label: 'Options', one: 'Option', counted: ['option', 'options'] },
    ...{ states: optionLifecycle.states, actions: optionLifecycle.transitions, include: ofLot, sorts: dated },
    bodies: optionActionBodies,
    done: {
      extend: 'Option prolongée',
      release: 'Option levée',
      convert: 'Lot réservé\u00a0: complétez la demande',
    },
    ...everySale,
    none: { title: 'Aucune option', sentence: 'Posez une option depuis un lot ou un dossier.' },
  },
  booking: {
    ...{ type: 'booking', list: 'reservations', label: 'Réservations', one: 'Réservation' },
    counted: ['réservation', 'réservations'],
    ...{ states: bookingLifecycle.states, actions: bookingLifecycle.transitions, include: ofLot },
    // A request is filled in by its assistant.
    bodies: { ...bookingActionBodies, submit: { fields: {} } },
    done: { submit: 'Demande de réservation envoyée' },
    ...everySale,
    sorts: ['created_at', 'updated_at'],
    none: { title: 'Aucune réservation', sentence: 'Une option se transforme en réservation en deux minutes.' },
  },
  report: {
    ...{ type: 'report', list: 'denonciations', label: 'Dénonciations', one: 'Dénonciation' },
    counted: ['dénonciation', 'dénonciations'],
    ...{ states: reportLifecycle.states, actions: reportLifecycle.transitions, sorts: dated },
    bodies: reportActionBodies,
    done: { send: 'Dénonciation envoyée au promoteur' },
    ...everySale,
    include: ['client_file', 'program', 'promoter', 'created_by'],
    none: {
      title: 'Aucune dénonciation',
      sentence: 'Une dénonciation déclare le client au promoteur avant la première visite d’un lot.',
    },
  },
}
