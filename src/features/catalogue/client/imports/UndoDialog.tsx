import { messages } from '#contract'
import { outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { ErrorBlock, formatNumber, Skeleton, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { importsApi } from './api'
import type { CatalogueImport, Undone } from './catalogueImport'
import { counted } from './counted'
import { describeChange } from './describeChange'
import { foreseen, outcomes } from './outcomes'

interface UndoDialogProps {
  readonly undone: CatalogueImport
  readonly onClose: () => void
}

/** Tells what undoing an import would put back and what it would leave, and does it. */
export function UndoDialog({ undone, onClose }: UndoDialogProps) {
  const { data, error, isFetching } = importsApi.useForeseeUndoQuery(undone.id, { refetchOnMountOrArgChange: true })
  const { undo, isLoading } = useUndo(onClose)
  return (
    <Modal title="Annuler cet import" width={640} onClose={onClose}>
      <DialogDescription>
        {'Les lots qu’il a créés sont retirés de la vente, jamais supprimés\u202f; ce qu’il a modifié est remis.'}
      </DialogDescription>
      {error ? (
        <ErrorBlock message={'message' in error ? (error.message ?? messages.technical) : messages.technical} />
      ) : data && !isFetching ? (
        <Foreseen undone={data} />
      ) : (
        <Skeleton lines={3} />
      )}
      <div className="import-actions">
        <Button onClick={onClose}>Garder l’import</Button>
        <Button danger type="primary" loading={isLoading} disabled={!data} onClick={() => void undo(undone.id)}>
          Annuler l’import
        </Button>
      </div>
    </Modal>
  )
}

function useUndo(onClose: () => void) {
  const [send, { isLoading }] = importsApi.useUndoImportMutation()
  const toast = useToast()
  const undo = async (id: string) => {
    const { data, error } = outcomeOf(await send(id))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: sentenceOf(data) })
    onClose()
  }
  return { undo, isLoading }
}

const sentenceOf = ({ withdrawn, restored, kept }: Undone): string =>
  `Import annulé\u00a0: ${counted(withdrawn, 'retiré')} de la vente, ${formatNumber(restored)} remis, ${counted(kept.length, 'laissé')}.`

/** How many lines are listed. */
const SHOWN = 20

function Foreseen({ undone: { withdrawn, restored, changes, kept } }: { readonly undone: Undone }) {
  const untold = withdrawn + restored - Math.min(changes.length, SHOWN)
  return (
    <>
      <p>
        {formatNumber(withdrawn)} à retirer de la vente, {formatNumber(restored)} à remettre,{' '}
        {formatNumber(kept.length)} à laisser.
      </p>

      <ul className="import-undone">
        {changes.slice(0, SHOWN).map((change, index) => (
          <li key={String(index)}>
            <StatusTag tone={outcomes[change.outcome].tone}>{foreseen[change.outcome]}</StatusTag> {change.name}
            {change.outcome === 'restored' && <span>. {describeChange(change)}</span>}
          </li>
        ))}
        {untold > 0 && <li>et {formatNumber(untold)} autres.</li>}
        {kept.slice(0, SHOWN).map(({ name, message }, index) => (
          <li key={`kept-${String(index)}`}>
            <StatusTag tone="neutral">Laissé</StatusTag> {name}. {message}
          </li>
        ))}
      </ul>
    </>
  )
}
