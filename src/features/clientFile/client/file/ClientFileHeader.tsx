import { Suspense, useEffect, useRef, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { retried, selectSavedAt, selectSectionState } from '#client/autosave'
import { selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { formatNumber, PageHeader, SectionState, StatusTag } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { clientFileAddress, clientFilesAddress, type ClientFileTab } from '#features/clientFile/contract'
import { ClientFileStatus } from '../shared/ClientFileStatus'
import { FileMenu } from '../fileMenu/FileMenu'
import { Snapshot, SNAPSHOT } from '#client/screens/snapshot'
import { useIsMeeting } from '#client/screens'
import { useShortcuts } from '#client/screens/keyboard'
import { useOpenAggregate, useTypedSection, useEdited, useSection } from '#client/editing'
import { selectFieldsToCorrect, instantOf } from '#client/editing/saving'
import { usePapersChoice } from '../papers/usePapersChoice'
import { FileTitle } from './FileTitle'
import { HistoryButton } from '#client/editing/history'
import { isDisabled, isOpenTo, tabs } from './tabs'
import { useTabAddresses } from './useTabAddresses'

const DisabledTab = lazyPart(
  async () => (await import(/* webpackChunkName: "disabled-tab" */ './DisabledTab')).DisabledTab,
)

/** The name of the file, how far it is filled in, whether it is saved, and its tabs. */
export function ClientFileHeader({ tab }: { tab: ClientFileTab | undefined }) {
  const { id } = useOpenAggregate()
  const name = useEdited('client_file', id)?.attributes.title
  const isMeeting = useIsMeeting()
  return (
    <>
      <title>
        {[tabs.find((candidate) => candidate.tab === tab)?.label, name, 'Solive'].filter(Boolean).join(' · ')}
      </title>
      <PageHeader
        title={<FileTitle />}
        extra={<FileSaveState />}
        actions={
          !isMeeting && (
            <>
              <Progress />
              {tab !== undefined && <HistoryButton />}
              <OpenFileMenu />
            </>
          )
        }
        tabs={<TabLinks open={tab} />}
      />
    </>
  )
}

function OpenFileMenu() {
  const { id } = useOpenAggregate()
  const { title, status, origin } = useEdited('client_file', id)?.attributes ?? {}
  const navigate = useNavigate()
  const papers = usePapersChoice()
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

function FileSaveState() {
  const root = useOpenAggregate()
  const { id, readOnly } = root
  const dispatch = useAppDispatch()
  const saved = useAppSelector((all) => selectSectionState(all, id))
  const state = useTypedSection() === null ? saved : 'dirty'
  const savedAt = useAppSelector((all) => selectSavedAt(all, id))
  const fieldsToCorrect = useAppSelector((all) => selectFieldsToCorrect(all, root))
  // Who has just lost the right to edit has something here that is not saved.
  if (readOnly && ['pristine', 'saved'].includes(saved)) return <StatusTag tone="info">Lecture seule</StatusTag>
  return (
    <SectionState
      state={state}
      savedAt={instantOf(savedAt)}
      fieldsToCorrect={fieldsToCorrect}
      onRetry={() => dispatch(retried())}
    />
  )
}

function Progress() {
  const { id } = useOpenAggregate()
  const { status, completeness } = useEdited('client_file', id)?.attributes ?? {}
  return (
    <>
      <ClientFileStatus status={status} />
      <Link className="completeness" to={clientFileAddress(id, 'informations')}>
        Complet à {formatNumber(completeness, { unit: '%' })}
      </Link>
    </>
  )
}

function TabLinks({ open }: { open: ClientFileTab | undefined }) {
  const { id } = useOpenAggregate()
  const project = useSection('simulation')?.project
  const rights = useAppSelector(selectHeldRights)
  const shown = tabs.filter(({ tab }) => isOpenTo(tab, rights))
  const row = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const addressOf = useTabAddresses(id, open)
  useShortcuts(
    shown.flatMap(({ tab, label }, position) =>
      isDisabled(tab, project)
        ? []
        : [
            {
              keys: String(position + 1),
              label: `Onglet ${label}`,
              act: () => {
                void navigate(addressOf(tab))
              },
            },
          ],
    ),
  )
  // On a phone, the row is wider than the screen.
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={row} className="file-tabs" aria-label="Onglets du dossier">
      {shown.map(({ tab, label }) =>
        isDisabled(tab, project) ? (
          <Disabled key={tab} label={label} />
        ) : (
          <NavLink key={tab} to={addressOf(tab)} className="file-tab" aria-current={tab === open ? 'page' : undefined}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  )
}

function Disabled({ label }: { label: string }) {
  const link = (
    <span role="link" aria-disabled="true" tabIndex={0} className="file-tab">
      {label}
    </span>
  )
  return (
    <Suspense fallback={link}>
      <DisabledTab>{link}</DisabledTab>
    </Suspense>
  )
}
