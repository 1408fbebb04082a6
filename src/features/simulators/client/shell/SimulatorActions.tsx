import { Suspense, useState } from 'react'
import { EllipsisOutlined } from '@ant-design/icons'
import type { ResourceDefinition } from '#contract'
import { allows } from '#contract/access'
import { useCopyToClipboard, useToast } from '#client/feedback'
import { selectPermissions } from '#client/session'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { ActionMenu, MenuChoices, type MenuChoice } from '#client/ui/menu'
import type { FileAnswers } from './fileAnswers'
import type { Inputs } from './useInputs'

const FillFromFile = lazyPart(
  async () => (await import(/* webpackChunkName: "simulator-file" */ './FillFromFile')).FillFromFile,
)
const SaveInFile = lazyPart(
  async () => (await import(/* webpackChunkName: "simulator-file" */ './SaveInFile')).SaveInFile,
)

export interface SimulatorActionsProps {
  readonly definition: Pick<ResourceDefinition, 'fields'>
  readonly inputs: Inputs
  /** What is written in a file, where that is more than the answers that were given; those by default. */
  readonly saved?: Inputs['values']
  readonly file: FileAnswers
  /** The address of what is put on paper; the page itself by default. */
  readonly paper?: string
}

/** What can be done with a calculation: take the answers of a client file, write them in one, share, begin again, print. */
export function SimulatorActions({ definition, inputs, saved = inputs.values, file, paper }: SimulatorActionsProps) {
  const isPhone = useMediaQuery('(width < 768px)')
  const may = useRights()
  const others = useOthers(inputs, paper)
  const [drawer, setDrawer] = useState<'fill' | 'save' | null>(null)
  /** The file that the answers came from. */
  const [source, setSource] = useState<string | null>(null)
  const choice = (key: 'fill' | 'save', label: string): MenuChoice => ({
    key,
    label,
    onChoose: () => {
      setDrawer(key)
    },
  })
  const ofFile: readonly MenuChoice[] = [
    ...(may.read ? [choice('fill', 'Remplir avec un dossier')] : []),
    ...(may.edit ? [choice('save', 'Enregistrer dans un dossier')] : []),
  ]
  const close = () => {
    setDrawer(null)
  }
  return (
    <>
      {!isPhone &&
        ofFile.map(({ key, label, onChoose }) => (
          <Button key={key} onClick={onChoose}>
            {label}
          </Button>
        ))}
      <ActionMenu name="Actions sur la simulation" face={<EllipsisOutlined aria-hidden />}>
        {(menu) => <MenuChoices {...menu} choices={isPhone ? [...ofFile, ...others] : others} />}
      </ActionMenu>
      <Suspense>
        {drawer === 'fill' && (
          <FillFromFile definition={definition} file={file} inputs={inputs} onFilled={setSource} onClose={close} />
        )}
        {drawer === 'save' && <SaveInFile values={saved} file={file} source={source} onClose={close} />}
      </Suspense>
    </>
  )
}

function useRights(): { readonly read: boolean; readonly edit: boolean } {
  const permissions = useAppSelector(selectPermissions)
  return { read: allows(permissions, 'readClientFiles'), edit: allows(permissions, 'editClientFiles') }
}

/** What is done with the page itself. */
function useOthers(inputs: Inputs, paper: string | undefined): readonly MenuChoice[] {
  const copy = useCopyToClipboard()
  const toast = useToast()
  const share = () => {
    void copy(inputs.link(), {
      copied: 'Lien copié. Il ouvre le simulateur avec ces réponses, sans le nom du client.',
      refused: 'Le navigateur refuse la copie. Copiez l’adresse de la page.',
    })
  }
  const reset = () => {
    const { values } = inputs
    inputs.reset()
    const act = () => {
      inputs.fill(values)
    }
    toast({ type: 'notice', message: 'Réponses réinitialisées', action: { label: 'Annuler', act } })
  }
  return [
    { key: 'share', label: 'Partager le lien', onChoose: share },
    paper === undefined
      ? { key: 'print', label: 'Imprimer', onChoose: printPage }
      : { key: 'print', label: <PaperLink address={paper} /> },
    { key: 'reset', label: 'Réinitialiser', onChoose: reset },
  ]
}

const printPage = (): void => {
  globalThis.print()
}

const PaperLink = ({ address }: { readonly address: string }) => (
  <a href={address} target="_blank" rel="noreferrer">
    Imprimer
  </a>
)
