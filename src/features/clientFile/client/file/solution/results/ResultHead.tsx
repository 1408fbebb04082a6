import { PrinterOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import { printedSolutionAddress } from '#features/clientFile/contract'
import { useTrial } from '../trial/useOperation'
import type { ResultProps } from './resultProps'
import { RulesChip } from './RulesChip'

/** What a result goes by, and its way to paper: what is tried is not printed. */
export function ResultHead({ result }: ResultProps) {
  const { id } = useOpenAggregate()
  const isTrial = useTrial() !== null
  return (
    <div className="result-head">
      <RulesChip {...result.meta} />
      {!isTrial && (
        <Button size="small" href={printedSolutionAddress(id)} target="_blank" icon={<PrinterOutlined aria-hidden />}>
          Imprimer l’étude
        </Button>
      )}
    </div>
  )
}
