import { PrinterOutlined } from '@ant-design/icons'
import { enumerations } from '#contract'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import type { MenuChoice } from '#client/ui/menu'
import { useOpenAggregate, useSection } from '#client/editing'
import { printedSolutionAddress } from '#features/clientFile/contract'
import { selectSolution } from '../calculation'

const WORDS = 'Imprimer l’étude'

/** Where the study of the open file stands on paper; undefined where it has none. */
function usePaper(): string | undefined {
  const { id } = useOpenAggregate()
  const project = useSection('simulation')?.project
  return project && enumerations.isInvestment(project) ? `${printedSolutionAddress(id)}?auto=1` : undefined
}

/** In the header: the study on paper, as the file says it; what is only tried is not printed. */
export function PrintButton() {
  const paper = usePaper()
  const isTrial = useAppSelector((state) => selectSolution(state).trial !== null)
  if (paper === undefined) return null
  return (
    <Button
      type="text"
      href={paper}
      target="_blank"
      disabled={isTrial}
      icon={<PrinterOutlined aria-hidden />}
      title={isTrial ? 'Un essai ne s’imprime pas\u00a0: gardez-le ou revenez au dossier.' : WORDS}
    >
      {WORDS}
    </Button>
  )
}

/** The same among what the menu of a file does, where its header has no room. */
export function usePrintChoice(): readonly MenuChoice[] {
  const paper = usePaper()
  if (paper === undefined) return []
  const label = (
    <a href={paper} target="_blank" rel="noreferrer">
      {WORDS}
    </a>
  )
  return [{ key: 'print', label, icon: <PrinterOutlined aria-hidden /> }]
}
