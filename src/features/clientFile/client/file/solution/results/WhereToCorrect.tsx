import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import type { Sincerity } from '#features/simulation/client/explanation'
import { placeOf } from './placeOf'

type CheckName = Sincerity['checks'][number]['key']

/** Checks that no answer of ours can correct: the adviser alone knows the fact that is missing, and types it there. */
const places: Readonly<Partial<Record<CheckName, { readonly field: string; readonly words: string }>>> = {
  interim_interest: { field: 'delivery_date', words: 'Indiquer la livraison' },
  price: { field: 'property_price', words: 'Revoir le prix' },
}

/** Where a check that calls for a correction is corrected by hand. */
export function WhereToCorrect({ check }: { check: CheckName }) {
  const { id, readOnly } = useOpenAggregate()
  const place = places[check]
  return place && !readOnly && <Link to={placeOf(id, place.field)}>{place.words}</Link>
}
