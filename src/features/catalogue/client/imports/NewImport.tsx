import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { errorsOf, outcomeOf } from '#client/api'
import { Card, ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { TextInput, Toggle } from '#client/ui/inputs'
import { FileDrop } from '#client/ui/upload'
import { importsApi } from './api'
import { ColumnMatching } from './ColumnMatching'
import { missingColumns, providerOf } from './fileHead'
import { useFileHeads, type FileHeads } from './useFileHeads'

const HELP = 'CSV, compressé ou non (.gz), 20\u00a0Mo au plus chacun. Programmes et lots peuvent être déposés ensemble.'

/** Files that are dropped, what their columns are, and what importing them would do. */
export function NewImport({ onPreview }: { readonly onPreview: (id: string) => void }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [provider, setProvider] = useState('')
  const add = (file: File) => {
    setFiles((before) => [...before.filter(({ name }) => name !== file.name), file])
    setProvider((before) => before || providerOf(file.name))
  }
  const remove = (file: File) => {
    setFiles((before) => before.filter((one) => one !== file))
  }
  return (
    <Card
      title="Importer des programmes et des lots"
      sentence="Ce que vous importez n’est visible que de votre société. Rien n’est écrit avant votre accord."
    >
      <FileDrop
        label="Déposez vos fichiers, ou choisissez-les"
        help={HELP}
        accept=".csv,.gz,text/csv"
        onFile={add}
        isMultiple
      />
      {files.length > 0 && (
        <Chosen files={files} provider={provider} onProvider={setProvider} onRemove={remove} onPreview={onPreview} />
      )}
    </Card>
  )
}

interface ChosenProps {
  readonly files: readonly File[]
  readonly provider: string
  readonly onProvider: (provider: string) => void
  readonly onRemove: (file: File) => void
  readonly onPreview: (id: string) => void
}

function Chosen({ files, provider, onProvider, onRemove, onPreview }: ChosenProps) {
  const read = useFileHeads(files, provider)
  const [isFull, setFull] = useState(false)
  const { preview, fault, isLoading } = usePreview(onPreview)
  const message = read.failure ?? fault
  const mapping = read.matchings.map(({ columns }) => columns)
  return (
    <div className="import-form">
      <ChosenFiles files={files} onRemove={onRemove} />
      <TextInput
        label="Source"
        help={'Qui envoie ces fichiers\u00a0: les colonnes désignées sont retenues pour ses prochains envois.'}
        value={provider}
        onChange={(name) => {
          onProvider(name ?? '')
        }}
      />
      <Matchings read={read} />
      <Toggle
        label="Flux complet"
        help="Les lots encore à vendre que ces fichiers ne nomment plus sont retirés de la vente, jamais supprimés."
        value={isFull}
        onChange={(value) => {
          setFull(value === true)
        }}
      />
      {message !== null && <ErrorBlock message={message} />}
      <div className="import-actions">
        <Button
          type="primary"
          loading={isLoading}
          disabled={!isWhole(read)}
          onClick={() => void preview({ files, provider, isFull, mapping })}
        >
          Prévisualiser
        </Button>
      </div>
    </div>
  )
}

/** Each file has the columns that it must have. */
const isWhole = ({ heads, matchings }: FileHeads): boolean =>
  heads !== null && matchings.every((matching) => missingColumns(matching, heads.columns).length === 0)

function Matchings({ read: { heads, matchings, setMatching } }: { readonly read: FileHeads }) {
  return heads?.files.map((head, index) => {
    const matching = matchings[index]
    if (!matching) return null
    return (
      <ColumnMatching
        key={head.name}
        head={head}
        known={heads.columns}
        matching={matching}
        onChange={(changed) => {
          setMatching(index, changed)
        }}
      />
    )
  })
}

function ChosenFiles({ files, onRemove }: Pick<ChosenProps, 'files' | 'onRemove'>) {
  return (
    <ul className="import-files" aria-label="Fichiers choisis">
      {files.map((file) => (
        <li key={file.name}>
          <span>{file.name}</span>
          <Button
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => {
              onRemove(file)
            }}
          >
            Retirer<span className="visually-hidden"> {file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function usePreview(onPreview: (id: string) => void) {
  const [send, { isLoading }] = importsApi.usePreviewImportMutation()
  const [fault, setFault] = useState<string | null>(null)
  const preview = async (request: Parameters<typeof send>[0]) => {
    const { data, error } = outcomeOf(await send(request))
    setFault(error ? Object.values(errorsOf(error)).flat().join(' ') : null)
    if (data) onPreview(data.id)
  }
  return { preview, fault, isLoading }
}
