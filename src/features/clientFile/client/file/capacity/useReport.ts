import { useNavigate } from 'react-router-dom'
import { enumerations, type Attributes } from '#contract'
import { useToast } from '#client/feedback'
import { clientFileAddress } from '#features/clientFile/contract'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useEdited, useItems } from '#client/editing'

type Operation = Partial<Attributes<'simulation'>>

/** Fees of another price: left empty, they are estimated again. */
const estimatedAgain: Operation = { notary_fee: null, guaranty_fee: null }

/** Writes an operation in the solution of the file and opens it; a button takes it back. Undefined for who may not change the file. */
export function useReport(): ((operation: Operation, sentence: string) => void) | undefined {
  const { id, readOnly } = useOpenAggregate()
  const { makeAndTell } = useChanges()
  const toast = useToast()
  const navigate = useNavigate()
  const [item] = useItems('simulation')
  const before = useEdited('simulation', item?.ref.id ?? '')?.attributes
  if (readOnly || !item || !before) return undefined
  return (operation, sentence) => {
    const after: Operation = { ...operation, ...estimatedAgain }
    const held = new Map<string, unknown>(Object.entries(before))
    const isChanged = makeAndTell(
      [
        {
          ref: { type: 'simulation', id: item.key },
          before: Object.fromEntries(Object.keys(after).map((name) => [name, held.get(name) ?? null])),
          after,
        },
      ],
      { message: sentence },
    )
    if (!isChanged) toast({ type: 'notice', message: 'La solution contient déjà ces valeurs.' })
    const project = after.project ?? before.project
    if (project && enumerations.isInvestment(project)) void navigate(clientFileAddress(id, 'solution'))
  }
}
