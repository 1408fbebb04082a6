import { useRef, type RefObject } from 'react'
import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { OFFLINE, useOnline } from '#client/screens'
import { ListMenu } from '#client/screens/trash'
import { messages } from '#contract'
import { useAppStore } from '#client/store'
import { useToast } from '#client/feedback'
import { loadChunk } from '#client/ui/lazy'
import { useLinkShortcuts, useShortcuts } from '#client/screens/keyboard'
import { useDuplication } from '../fileMenu/fileOperations'
import { NewFileDrawer } from '../shared/NewFileDrawer'
import { useNewFile } from '../shared/useNewFile'
import { useFileAdvisers } from '../fileMenu/useFileAdvisers'
import { FileList } from './FileList'
import { FileFilters } from './FileFilters'
import { requestOf, searchOf, withChange, type Change, type Search } from './fileSearch'
import { useFileRights, type FileRights } from './useFileRights'
import { useFiles, type Files } from './useFiles'
import type { exportFiles } from './exportFiles'
import type { FileRow } from './fileRow'
import './clientFiles.css'

/** The client files that one may see: to find one again, and to begin one. */
export function ClientFilesScreen() {
  const [parameters, setParameters] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const search = searchOf(parameters)
  const rights = useFileRights()
  const files = useFiles(search, rights)
  const advisers = useFileAdvisers(rights.advisers)
  const duplicate = useDuplication()

  const change = (changed: Change) => {
    setParameters((current) => withChange(current, changed), { replace: changed.page === undefined })
  }
  const { open } = useNewFile()
  const begin = rights.editing ? open : undefined
  useFileShortcuts({ list, rows: files.rows, onBegin: begin, onDuplicate: rights.editing ? duplicate : undefined })

  return (
    <>
      <title>Dossiers clients · Solive</title>
      <PageHeader
        title="Dossiers clients"
        extra={files.page && <Count total={files.page.total} />}
        actions={begin && <Actions search={search} rights={rights} files={files} onBegin={begin} />}
      />
      <PageBody>
        <div ref={list} className="client-files">
          <FileFilters {...{ search, rights, advisers }} onChange={change} />
          <FileList {...{ search, rights, advisers, files }} onChange={change} onBegin={begin} />
        </div>
      </PageBody>
      {begin && <NewFileDrawer />}
    </>
  )
}

interface ActionsProps {
  readonly search: Search
  readonly rights: FileRights
  readonly files: Files
  readonly onBegin: () => void
}

function Actions({ search, rights, files, onBegin }: ActionsProps) {
  const exported = useExport()
  const isOnline = useOnline()
  const title = isOnline ? undefined : OFFLINE
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={!isOnline || !files.page?.total}
        title={title}
        onClick={() => {
          void exported(requestOf(search, rights), files.loan)
        }}
      >
        Exporter
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!isOnline} title={title} onClick={onBegin}>
        Nouveau dossier
      </Button>
      <ListMenu type="client_file" />
    </>
  )
}

function Count({ total }: { total: number }) {
  return (
    <span className="file-count" aria-live="polite">
      {formatNumber(total)}
      <span className="file-count-words"> {total > 1 ? 'dossiers' : 'dossier'}</span>
    </span>
  )
}

type ExportRequest = Parameters<typeof exportFiles> extends [unknown, ...infer Rest] ? Rest : never

/** @throws {Error} with a French sentence */
const loadExport = () =>
  loadChunk(async () => (await import(/* webpackChunkName: "file-export" */ './exportFiles')).exportFiles).catch(() => {
    throw new Error(messages.technical)
  })

/** Gives the whole filtered list as a file, and says when it cannot. */
function useExport() {
  const store = useAppStore()
  const toast = useToast()
  return async (...[request, loan]: ExportRequest) => {
    const close = toast({ message: 'Export en cours…', indeterminate: true })
    try {
      const exportFiles = await loadExport()
      const count = await exportFiles(store, request, loan)
      toast({ type: 'success', message: `${formatNumber(count)} dossiers exportés` })
    } catch (error) {
      toast({ type: 'error', message: error instanceof Error ? error.message : 'L’export a échoué. Réessayez.' })
    } finally {
      close()
    }
  }
}

interface FileShortcuts {
  readonly list: RefObject<HTMLElement | null>
  readonly rows: readonly FileRow[]
  /** Opens a new file; absent without the right to. */
  readonly onBegin: (() => void) | undefined
  /** Absent without the right to. */
  readonly onDuplicate: ((file: FileRow) => Promise<void>) | undefined
}

/** The keys of the list of client files. */
function useFileShortcuts({ list, rows, onBegin, onDuplicate }: FileShortcuts): void {
  const search = () => {
    list.current?.querySelector<HTMLElement>('.file-search input')?.focus()
  }
  const links = useLinkShortcuts(list, { selector: '.file-link', labels: ['Dossier suivant', 'Dossier précédent'] })
  const duplicate =
    onDuplicate &&
    (() => {
      withFocused(rows, onDuplicate)
    })
  useShortcuts([
    ...(onBegin ? [{ keys: 'n', label: 'Nouveau dossier', act: onBegin }] : []),
    { keys: '/', label: 'Rechercher un dossier', act: search },
    ...links,
    ...(duplicate ? [{ keys: 'y', label: 'Dupliquer le dossier', needsFocus: true, act: duplicate }] : []),
  ])
}

/** Acts on the file whose line holds the focus. */
function withFocused(rows: readonly FileRow[], act: (file: FileRow) => Promise<void>): void {
  const address =
    document.activeElement?.closest('tr, li')?.querySelector<HTMLAnchorElement>('.file-link')?.pathname ?? ''
  const file = rows.find(({ id }) => address.split('/').includes(id))
  if (file) void act(file)
}
