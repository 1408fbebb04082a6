import { useState } from 'react'
import { ArrowLeftOutlined, ArrowRightOutlined, ExportOutlined } from '@ant-design/icons'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { OpenAggregateContext } from '#client/editing'
import { SaveProblem, UnsavedNotice } from '#client/editing/conflict'
import { PageSaveState } from '#client/editing/saving'
import { useHosts } from '#client/screens'
import { sessionFollowed } from '#client/session'
import { useAppDispatch, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Toggle } from '#client/ui/inputs'
import { clientFileAddress } from '#features/clientFile/contract'
import { useAccount } from '../useAccount'
import { useMasses } from '../useMasses'
import { compared } from './compare'
import { DifferenceTable } from './DifferenceTable'
import { completes, type Line, type Whose } from './sides'
import { given } from './taking'
import { useMeans } from './useMeans'
import { useHere, useThere } from './useSides'
import { useTaking, type Take } from './useTaking'

interface DifferencesProps {
  readonly clientId: string
  readonly file: ResourceOf<'client_file'>
  readonly whose: Whose
}

const SECTIONS = [
  'person',
  'companion',
  'children',
  'professionalSituation',
  'income',
  'charge',
  'currentLoans',
  'heritage',
  'tax',
  'objective',
] as const

/** Reads the whole file before anything of it is compared. */
export function Differences(props: DifferencesProps) {
  const { isComplete, failure, refetch } = useResource('client_file', props.file.id, { include: SECTIONS })
  if (isComplete) return <Read {...props} />
  return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} /> : <Skeleton lines={6} />
}

function Read({ clientId, file, whose }: DifferencesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const there = useThere(file.id, whose)
  const town = given(there.section(whose), 'municipality')
  const means = useMeans(clientId, typeof town === 'string' ? town : null)
  const here = useHere(clientId)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const lines = inPlace(compared({ here, there, means }), taken)
  const differing = lines.filter(({ isSame }) => !isSame)
  const take = useTaking(here)
  const account = useAccount(clientId)
  const masses = useMasses(account?.id)
  const takeAndKeep: Take = (some, side) => {
    setTaken(new Set([...taken, ...some.map(({ key }) => key)]))
    take(some, side)
  }
  const shown = showsAll ? lines : lines.filter((line) => !line.isSame || isTaken(line, taken))
  return (
    <>
      <OpenAggregateContext value={{ ...there.file, readOnly: false }}>
        <div className="scpi-differences-state">
          <PageSaveState />
        </div>
      </OpenAggregateContext>
      <FileNotice file={file} whose={whose} differing={differing.length} of={lines.length} />
      <SaveProblem reference={{ type: 'client_file', id: file.id }} />
      <div className="scpi-differences-actions" tabIndex={-1}>
        <TakeAll lines={differing} side="here" onTake={takeAndKeep} />
        <TakeAll lines={differing} side="there" onTake={takeAndKeep} />
        <Toggle
          label="Montrer aussi les réponses identiques"
          value={showsAll}
          onChange={(shows) => {
            setShowsAll(shows === true)
          }}
        />
      </div>
      {[...new Set(shown.map(({ group }) => group))].map((group) => (
        <DifferenceTable
          key={group}
          group={group}
          lines={shown.filter((line) => line.group === group)}
          onTake={(line, side) => {
            takeAndKeep([line], side)
          }}
        />
      ))}
      {[there.file, account, ...masses].map((root) => root && <Unsaved key={root.id} root={root} />)}
    </>
  )
}

const isTaken = ({ key, formerKeys = [] }: Line, taken: ReadonlySet<string>): boolean =>
  [key, ...formerKeys].some((one) => taken.has(one))

/** What was carried over stays in its row, though both sides have it now and it is compared answer by answer. */
function inPlace(lines: readonly Line[], taken: ReadonlySet<string>): readonly Line[] {
  const held = new Set<string>()
  return lines.map((line) => {
    const former = line.formerKeys?.find((key) => taken.has(key) && !held.has(key))
    if (former === undefined) return line
    held.add(former)
    return { ...line, key: former }
  })
}

/** Why something that was carried over is not saved: the page says it of the client alone. */
const Unsaved = ({ root }: { readonly root: Ref }) => (
  <OpenAggregateContext value={{ ...root, readOnly: false }}>
    <UnsavedNotice />
  </OpenAggregateContext>
)

interface TakeAllProps {
  readonly lines: readonly Line[]
  readonly side: 'here' | 'there'
  readonly onTake: Take
}

/** Carries over all that one side lacks; what both say is decided one by one. */
function TakeAll({ lines, side, onTake }: TakeAllProps) {
  const lacking = lines.filter((line) => completes(line, side))
  const count = lacking.length
  if (count === 0) return null
  const what = count > 1 ? `les ${count} réponses qui manquent` : 'la réponse qui manque'
  return (
    <Button
      icon={side === 'here' ? <ArrowLeftOutlined aria-hidden /> : <ArrowRightOutlined aria-hidden />}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.focus()
        onTake(lacking, side)
      }}
    >
      {side === 'here' ? `Reprendre ici ${what}` : `Reporter au dossier ${what}`}
    </Button>
  )
}

interface FileNoticeProps extends Pick<DifferencesProps, 'file' | 'whose'> {
  readonly differing: number
  readonly of: number
}

/** Which file it is, who the client is in it, how much differs, and the way to it. */
function FileNotice({ file, whose, differing, of }: FileNoticeProps) {
  const { addresses } = useHosts()
  const dispatch = useAppDispatch()
  const href = `${addresses.professional}${clientFileAddress(file.id)}`
  return (
    <p role="status">
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          void dispatch(sessionFollowed(href)).then((address) => {
            location.assign(address)
          })
        }}
      >
        {file.attributes.title} <ExportOutlined aria-label="dans l’espace immobilier" />
      </a>
      {whose === 'companion' ? ', dont le client est le conjoint. ' : '. '}
      {differing === 0
        ? 'Tout ce qui se compare est identique.'
        : `${differing} ${differing > 1 ? 'réponses diffèrent' : 'réponse diffère'} sur ${of}.`}
    </p>
  )
}
