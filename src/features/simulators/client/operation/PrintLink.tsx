import { PrinterOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { writtenInputs, type Values } from '../shell/addressInputs'
import { printedOperationAddress } from '../simulators'
import { operationQuestions } from './questions'

/** The simulation on paper, with the same answers. */
export function PrintLink({ values }: { readonly values: Values }) {
  const answers = writtenInputs(operationQuestions, values)
  answers.set('auto', '1')
  return (
    <Button
      href={`${printedOperationAddress}?${answers.toString()}`}
      target="_blank"
      rel="noreferrer"
      icon={<PrinterOutlined aria-hidden />}
    >
      Imprimer
    </Button>
  )
}
