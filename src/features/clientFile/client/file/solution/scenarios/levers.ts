import type { Unit } from '#client/ui/explanation'
import type { Lever } from './goalSought'

interface LeverWords {
  readonly value: Lever
  readonly label: string
  readonly found: string
  readonly unit: Unit
}
/** What may vary to reach a goal, as people read it. */
export const levers: readonly [LeverWords, ...LeverWords[]] = [
  { value: 'property_price', label: 'le prix', found: 'un prix de', unit: 'euros' },
  { value: 'contribution', label: 'l’apport', found: 'un apport de', unit: 'euros' },
  { value: 'loan_duration', label: 'la durée du prêt', found: 'un prêt de', unit: 'years' },
]
