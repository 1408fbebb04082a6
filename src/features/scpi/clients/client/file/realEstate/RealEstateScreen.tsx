import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import type { ResourceOf } from '#contract/jsonapi'
import { allows } from '#contract/access'
import { outcomeOf } from '#client/api'
import { selectRelated, selectResource } from '#client/entities'
import { useEdited, useOpenAggregate } from '#client/editing'
import { useToast } from '#client/feedback'
import { Refused } from '#client/screens/errors'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, Empty, ErrorBlock, formatDate, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { scpiClientsApi } from '../../api'
import { nameOf } from '../../shared/words'
import { Differences } from './Differences'
import type { Whose } from './sides'
import { whoseOf } from './whose'
import './realEstate.css'

/** The real-estate file of the same person beside what the SCPI area says: what differs, and carrying it over, either way. */
export function RealEstateScreen() {
  const { id } = useOpenAggregate()
  const isAllowed = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  return isAllowed ? <Files id={id} /> : <Refused />
}

const SENTENCE =
  'Ce que disent l’espace SCPI et le dossier immobilier de la même personne. Rien n’est repris sans vous.'

function Files({ id }: { readonly id: string }) {
  const { data, error, refetch } = scpiClientsApi.useClientFilesOfQuery(id, { refetchOnMountOrArgChange: true })
  const files = useAppSelector((state) => selectRelated(state, 'client_file', data?.refs))
  const [chosen, setChosen] = useState<string | null>(null)
  const file = files.find((one) => one.id === chosen) ?? files[0]
  return (
    <Card title="Dossier immobilier" sentence={SENTENCE}>
      {!data && error && 'kind' in error && <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && !file && <NoFile id={id} />}
      {files.length > 1 && file && <FileChoice files={files} chosen={file.id} onChoose={setChosen} />}
      {file && <OfFile key={file.id} id={id} file={file} />}
    </Card>
  )
}

function NoFile({ id }: { readonly id: string }) {
  const name = nameOf(useEdited('scpi_client', id)?.attributes ?? {})
  const isAllowed = useAppSelector((state) => allows(selectHeldRights(state), 'editClientFiles'))
  const [openFile, { isLoading }] = scpiClientsApi.useOpenClientFileMutation()
  const toast = useToast()
  const open = async () => {
    const { error } = outcomeOf(await openFile(id))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: 'Dossier immobilier ouvert' })
  }
  return (
    <Empty
      title="Aucun dossier immobilier"
      sentence={`Aucun dossier que vous suivez n’a pour client, ou pour conjoint, ${name}\u202f: même adresse e-mail, ou mêmes nom, prénom et date de naissance.`}
      action={
        isAllowed && (
          <Button icon={<PlusOutlined aria-hidden />} loading={isLoading} onClick={() => void open()}>
            Ouvrir un dossier immobilier
          </Button>
        )
      }
    />
  )
}

type File = ResourceOf<'client_file'>

interface FileChoiceProps {
  readonly files: readonly File[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

const FileChoice = ({ files, chosen, onChoose }: FileChoiceProps) => (
  <ChoiceInput
    label="Dossier"
    choices={files.map((file) => ({ value: file.id, label: labelOf(file, files) }))}
    value={chosen}
    onChange={(id) => {
      if (typeof id === 'string') onChoose(id)
    }}
  />
)

/** The title of a file; with its day, where another one has the same. */
function labelOf({ attributes: { title, created_at } }: File, files: readonly File[]): string {
  const isAlone = files.filter((other) => other.attributes.title === title).length === 1
  return isAlone ? (title ?? '') : `${title ?? ''}, créé le ${formatDate(created_at)}`
}

function OfFile({ id, file }: { readonly id: string; readonly file: ResourceOf<'client_file'> }) {
  const client = useEdited('scpi_client', id)?.attributes ?? {}
  const person = useMember(file, 'person')
  const companion = useMember(file, 'companion')
  return <Differences clientId={id} file={file} whose={whoseOf(client, person, companion)} />
}

/** Somebody of the household of a file, as the server says it. */
function useMember<Type extends Whose>(file: ResourceOf<'client_file'>, type: Type) {
  return useAppSelector((state) => {
    const linkage = file.relationships[type]
    return linkage && 'id' in linkage ? selectResource(state, type, linkage.id)?.attributes : undefined
  })
}
