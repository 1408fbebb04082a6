import { useEffect } from 'react'
import { LinkOutlined, PrinterOutlined, ReloadOutlined } from '@ant-design/icons'
import type { ResourceDefinition } from '#contract'
import { subjectLeft, useCopyToClipboard, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { MenuChoice } from '#client/ui/menu'
import type { SimulatorCard } from '../simulators'
import { answersAddress } from './addressInputs'
import type { Inputs } from './useInputs'

/** The subject of the toast that gives back the answers that were reset. */
const RESET = 'simulator-reset'

interface AnswerActions {
  readonly simulator: SimulatorCard
  readonly definition: ResourceDefinition
  readonly inputs: Inputs
  readonly canPrint: boolean
  readonly paper: string | undefined
}

/** What is done with the answers without any client file. */
export function useAnswerActions({
  simulator,
  definition,
  inputs,
  canPrint,
  paper,
}: AnswerActions): readonly MenuChoice[] {
  const copy = useCopyToClipboard()
  const reset = useReset(inputs)
  const share = () => {
    const address = new URL(answersAddress(simulator, definition, inputs.values), window.location.href)
    void copy(address.href, {
      copied: 'Lien copié\u00a0: il contient vos réponses, jamais le nom du client.',
      refused: 'Le navigateur refuse la copie. Copiez l’adresse de la page\u00a0: elle contient vos réponses.',
    })
  }
  return [
    { key: 'share', label: 'Partager le lien', icon: <LinkOutlined aria-hidden />, onChoose: share },
    { key: 'reset', label: 'Réinitialiser', icon: <ReloadOutlined aria-hidden />, onChoose: reset },
    printing(canPrint, paper),
  ]
}

/** Back to the usual answers; a toast gives back those that were typed, as long as one stays on the page. */
function useReset({ values, from, reset, fill }: Inputs): () => void {
  const toast = useToast()
  const dispatch = useAppDispatch()
  useEffect(
    () => () => {
      dispatch(subjectLeft({ subject: RESET }))
    },
    [dispatch],
  )
  return () => {
    reset()
    const act = () => {
      fill({ values, from })
    }
    toast({ message: 'Réponses réinitialisées', subject: RESET, action: { label: 'Annuler', act } })
  }
}

const printer = <PrinterOutlined aria-hidden />

/** Puts the page on paper, or what stands at an address of its own. */
function printing(canPrint: boolean, paper: string | undefined): MenuChoice {
  const choice = { key: 'print', icon: printer, isDisabled: !canPrint }
  if (paper === undefined) return { ...choice, label: 'Imprimer', onChoose: print }
  return { ...choice, label: <PaperLink address={paper} /> }
}

const print = (): void => {
  globalThis.print()
}

const PaperLink = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noreferrer">
    Imprimer
  </a>
)
