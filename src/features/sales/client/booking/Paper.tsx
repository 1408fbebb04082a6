import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { useToast } from '#client/feedback'
import { ErrorBlock, StatusTag, type Tone } from '#client/ui'
import { Button } from '#client/ui/controls'
import { TextInput } from '#client/ui/inputs'
import { FileDrop } from '#client/ui/upload'
import type { PaperStatus } from '#features/sales/contract'
import type { SaleRow } from '../saleRow'
import { sentenceOf } from '#client/screens/lifecycle'
import { PaperFile } from './PaperFile'
import { ownersOf, statusLabel, type GivenPaper, type PaperRow } from './paperRows'
import { usePaperAction } from './SavedFirst'

/** The largest that is taken, bytes. */
const LARGEST = 20_000_000

const tones: Readonly<Record<PaperStatus, Tone>> = {
  requested: 'warning',
  submitted: 'info',
  accepted: 'success',
  rejected: 'error',
}

interface PaperProps {
  readonly sale: SaleRow
  readonly row: PaperRow
  readonly readOnly: boolean
}

/** One paper of a booking, what was given of it, and where it is given. */
export function Paper({ sale, row: { key, label, condition, given }, readOnly }: PaperProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="sale-paper">
      <div className="sale-paper-line">
        <span>
          {label}
          {condition !== null && <small> ({condition})</small>}
        </span>
        {given.length === 0 && <StatusTag tone="warning">Attendue</StatusTag>}
        {!readOnly && (
          <Button
            icon={<UploadOutlined aria-hidden />}
            aria-expanded={isOpen}
            aria-label={`Déposer : ${label}`}
            onClick={() => {
              setOpen(!isOpen)
            }}
          >
            Déposer
          </Button>
        )}
      </div>
      {given.map((paper) => (
        <Given key={paper.id} sale={sale} paper={paper} readOnly={readOnly} />
      ))}
      {isOpen && (
        <Drops
          sale={sale}
          row={{ key, label }}
          onGiven={() => {
            setOpen(false)
          }}
        />
      )}
    </li>
  )
}

interface DropsProps {
  readonly sale: SaleRow
  readonly row: Pick<PaperRow, 'key' | 'label'>
  readonly onGiven: () => void
}

/** A place for the paper of each who gives one. */
const Drops = ({ sale, row: { key, label }, onGiven }: DropsProps) =>
  ownersOf(key, sale.attributes).map(({ buyer, name }) => (
    <Drop
      key={buyer ?? ''}
      sale={sale}
      paper={{ key, buyer }}
      label={name === null ? label : `${label}, ${name}`}
      onGiven={onGiven}
    />
  ))

interface DropProps {
  readonly sale: SaleRow
  readonly paper: { readonly key: string; readonly buyer: string | null }
  readonly label: string
  readonly onGiven: () => void
}

/** Where the file of a paper is dropped, chosen, or photographed; one that could not be sent is kept here, and sent again. */
function Drop({ sale, paper, label, onGiven }: DropProps) {
  const { isSending, unsent, give } = usePaperUpload(sale, paper, onGiven)
  return (
    <div aria-busy={isSending}>
      {unsent && (
        <ErrorBlock
          message={`${unsent.file.name}\u00a0: ${unsent.reason}`}
          onRetry={() => {
            void give(unsent.file)
          }}
        />
      )}
      <FileDrop
        label={isSending ? 'Envoi en cours…' : `Déposer ici : ${label}`}
        help={'PDF, PNG, JPEG ou WebP, 20\u00a0Mo au plus. Sur un téléphone, prenez une photo.'}
        accept="application/pdf,image/png,image/jpeg,image/webp"
        onFile={(file) => {
          void give(file)
        }}
      />
    </div>
  )
}

interface Unsent {
  readonly file: File
  readonly reason: string
}

/** Gives a file; says why it was not taken. */
function usePaperUpload(sale: SaleRow, paper: DropProps['paper'], onGiven: () => void) {
  const act = usePaperAction(sale)
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  return {
    isSending,
    unsent,
    give: async (file: File): Promise<void> => {
      if (isSending) return
      if (file.size > LARGEST) {
        toast({ type: 'error', message: `${file.name} dépasse 20\u00a0Mo. Choisissez un fichier plus léger.` })
        return
      }
      setSending(true)
      setUnsent(null)
      const errors = await act({ documents: [{ ...paper, name: file.name, file }] })
      setSending(false)
      if (errors) setUnsent({ file, reason: sentenceOf(errors) })
      else {
        toast({ type: 'success', message: `${file.name}\u00a0: pièce déposée` })
        onGiven()
      }
    },
  }
}

interface GivenProps {
  readonly sale: SaleRow
  readonly paper: GivenPaper
  readonly readOnly: boolean
}

/** What was given, and whether it is accepted. */
function Given({ sale, paper, readOnly }: GivenProps) {
  const owner = ownersOf(paper.key, sale.attributes).find(({ buyer }) => buyer === paper.buyer)
  return (
    <div className="sale-paper-given">
      <PaperFile sale={sale} paper={paper} />
      {owner && owner.name !== null && <small>{owner.name}</small>}
      <StatusTag tone={tones[paper.status]}>{statusLabel(paper.status)}</StatusTag>
      {paper.reason !== null && <small>{paper.reason}</small>}
      {!readOnly && paper.status === 'submitted' && <Judging sale={sale} paper={paper} />}
    </div>
  )
}

/** Accepts a paper, or refuses it with a reason. */
function Judging({ sale, paper: { id, name } }: Omit<GivenProps, 'readOnly'>) {
  const act = usePaperAction(sale)
  const toast = useToast()
  const [isRefusing, setRefusing] = useState(false)
  const judge = async (judgement: object) => {
    const errors = await act({ documents: [{ id, ...judgement }] })
    if (errors) toast({ type: 'error', message: sentenceOf(errors) })
  }
  return (
    <>
      <Button size="small" aria-label={`Valider ${name}`} onClick={() => void judge({ status: 'accepted' })}>
        Valider
      </Button>
      <Button
        size="small"
        aria-label={`Refuser ${name}`}
        aria-expanded={isRefusing}
        onClick={() => {
          setRefusing(!isRefusing)
        }}
      >
        Refuser
      </Button>
      {isRefusing && <Refusal onRefuse={(reason) => void judge({ status: 'rejected', reason })} />}
    </>
  )
}

function Refusal({ onRefuse }: { readonly onRefuse: (reason: string | null) => void }) {
  const [reason, setReason] = useState<string | null>(null)
  return (
    <form
      className="sale-paper-refusal"
      onSubmit={(event) => {
        event.preventDefault()
        onRefuse(reason)
      }}
    >
      <TextInput label="Motif du refus" required value={reason} onChange={setReason} />
      <Button htmlType="submit">Refuser la pièce</Button>
    </form>
  )
}
