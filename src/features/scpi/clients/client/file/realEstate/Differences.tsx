import { useState } from 'react'
import { ArrowLeftOutlined, ArrowRightOutlined, ExportOutlined } from '@ant-design/icons'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { saveNow } from '#client/autosave'
import { OpenAggregateContext } from '#client/editing'
import { useChangesOfSeveral } from '#client/editing/changes'
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
import { given, merged } from './taking'
import { useMeans } from './useMeans'
import { useHere, useThere } from './useSides'

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
  const lines = compared({ here: useHere(clientId), there, means })
  const differing = lines.filter(({ isSame }) => !isSame)
  const take = useTaking()
  const account = useAccount(clientId)
  const masses = useMasses(account?.id)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const takeAndKeep: Take = (some, side) => {
    setTaken(new Set([...taken, ...some.map(({ key }) => key)]))
    take(some, side)
  }
  const shown = showsAll ? lines : lines.filter((line) => !line.isSame || taken.has(line.key))
  return (
    <>
      <OpenAggregateContext value={{ ...there.file, readOnly: false }}>
        <PageSaveState />
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

/** Why something that was carried over is not saved: the page says it of the client alone. */
const Unsaved = ({ root }: { readonly root: Ref }) => (
  <OpenAggregateContext value={{ ...root, readOnly: false }}>
    <UnsavedNotice />
  </OpenAggregateContext>
)

type Take = (lines: readonly Line[], side: 'here' | 'there') => void

/** Carries answers over as if they were typed, and saves them. */
function useTaking(): Take {
  const change = useChangesOfSeveral()
  const dispatch = useAppDispatch()
  return (lines, side) => {
    const changes = lines.flatMap((line) => {
      const taking = side === 'here' ? line.toHere : line.toThere
      return 'changes' in taking ? taking.changes : []
    })
    const [only, ...others] = lines
    const what = only && others.length === 0 ? only.label : `${lines.length} réponses`
    change(merged(changes), {
      message: side === 'here' ? `Repris ici\u00a0: ${what}` : `Reporté au dossier immobilier\u00a0: ${what}`,
      type: 'success',
    })
    dispatch(saveNow())
  }
}

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
