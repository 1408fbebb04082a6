import type { Attributes } from '#contract'
import { simulators } from '#domain'
import type { Possible } from './schemeArguments'

/** What makes the operation of a file the best purchase under a scheme; fees left empty are estimated again. */
export const purchaseOf = ({
  project,
  budget,
  renovation_price,
  furniture_price,
}: Pick<Possible, 'project' | 'budget' | 'renovation_price' | 'furniture_price'>): Partial<
  Attributes<'simulation'>
> => ({
  ...simulators.usualAnswers(project),
  project,
  investment_price: budget,
  renovation_price,
  furniture_price,
  notary_fee: null,
  guaranty_fee: null,
})
