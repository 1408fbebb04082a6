import { Suspense, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Link, useNavigate } from 'react-router-dom'
import { formatNumber, PageHeader } from '#client/ui'
import { useMediaQuery } from '#client/ui/layout'
import { clientFilesAddress, type ClientFileTab } from '#features/clientFile/contract'
import { ClientFileStatus } from '../shared/ClientFileStatus'
import { FileMenu } from '../fileMenu/FileMenu'
import { Snapshot, SNAPSHOT } from '#client/screens/snapshot'
import { useOpenAggregate, useEdited } from '#client/editing'
import { PageSaveState } from '#client/editing/saving'
import { usePapersChoice } from '../papers/usePapersChoice'
import { FileTabs } from './FileTabs'
import { FileTitle } from './FileTitle'
import { PrintButton, usePrintChoice } from './PrintAction'
import { HistoryButton } from '#client/editing/history'
import { useFileTabs, useSeenTabs } from './tabs'
import { useMissingAnswer } from './useMissingAnswer'

/** Where the header has no room for what its menu can do. */
const PHONE = '(width < 576px)'

/** On one line that stays in sight: the name of the file, whether it is saved, how far it is filled in. Under it, its tabs. */
export function ClientFileHeader({ tab }: { tab: ClientFileTab | undefined }) {
  const { id } = useOpenAggregate()
  const name = useEdited('client_file', id)?.attributes.title
  const isPhone = useMediaQuery(PHONE)
  const label = useFileTabs().find((candidate) => candidate.tab === tab)?.label
  return (
    <>
      <title>{[label, name, 'Solive'].filter(Boolean).join(' · ')}</title>
      <PageHeader
        isPinned
        title={<FileTitle />}
        extra={
          <span className="file-save-state">
            <PageSaveState />
          </span>
        }
        actions={
          <>
            <Progress />
            <span className="file-tools">
              {tab !== undefined && (
                <>
                  <ContributedActions />
                  {!isPhone && <PrintButton />}
                  <HistoryButton />
                </>
              )}
            </span>
            <OpenFileMenu />
          </>
        }
      />
      <FileTabs open={tab} />
    </>
  )
}

/** What other features do with the file. */
const ContributedActions = () => (
  <Suspense>{useSeenTabs().map(({ tab, HeaderAction }) => HeaderAction && <HeaderAction key={tab} />)}</Suspense>
)

function OpenFileMenu() {
  const { id } = useOpenAggregate()
  const { title, status, origin } = useEdited('client_file', id)?.attributes ?? {}
  const navigate = useNavigate()
  const papers = usePapersChoice()
  const print = usePrintChoice()
  const isPhone = useMediaQuery(PHONE)
  const [isTakingSnapshot, setTakingSnapshot] = useState(false)
  const file = { id, title: title ?? 'ce dossier', status: status ?? null, origin: origin ?? null }
  return (
    <>
      <FileMenu
        file={file}
        onDeleted={() => {
          void navigate(clientFilesAddress)
        }}
        others={[
          ...papers,
          ...(isPhone ? print : []),
          {
            key: 'snapshot',
            label: SNAPSHOT,
            icon: <CameraOutlined aria-hidden />,
            onChoose: () => {
              setTakingSnapshot(true)
            },
          },
        ]}
      />
      {isTakingSnapshot && (
        <Snapshot
          onClose={() => {
            setTakingSnapshot(false)
          }}
        />
      )}
    </>
  )
}

function Progress() {
  const { id } = useOpenAggregate()
  const { status, completeness } = useEdited('client_file', id)?.attributes ?? {}
  const { address, label } = useMissingAnswer(id)
  return (
    <>
      <span className="file-status">
        <ClientFileStatus status={status} />
      </span>
      <Link className="completeness" to={address} title={label === undefined ? undefined : `Il manque\u202f: ${label}`}>
        <span className="completeness-words">Complet à </span>
        {formatNumber(completeness, { unit: '%' })}
      </Link>
    </>
  )
}
