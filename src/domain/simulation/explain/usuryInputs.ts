import type { LoanOfPlan } from '../../result'
import { given } from './step'

type Ceiling = Pick<LoanOfPlan, 'usury_class' | 'usury_from' | 'usury_unknown'>

/** What a usury ceiling was read for, and whether it is that of the quarter of the deed. */
export const usuryInputs = ({ usury_class, usury_from, usury_unknown }: Ceiling) => [
  given('Catégorie', usury_class, 'text', 'law'),
  given('Depuis le', usury_from, 'date', 'law'),
  ...(usury_unknown === null ? [] : [given('Réserve', usury_unknown, 'text', 'law')]),
]
