import { useRef } from 'react'
import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { useDuplication } from '../fileMenu/fileOperations'
import { OFFLINE, useOnline } from '#client/screens'
import { ListMenu } from '#client/screens/trash'
import { NewFileDrawer } from '../shared/NewFileDrawer'
import { useNewFile } from '../shared/useNewFile'
import { useFileAdvisers } from '../fileMenu/useFileAdvisers'
import { FileList } from './FileList'
import { FileFilters } from './FileFilters'
import { requestOf, searchOf, withChange, type Change, type Search } from './fileSearch'
import { useExport } from './useExport'
import { useFileRights, type FileRights } from './useFileRights'
import { useFileShortcuts } from './useFileShortcuts'
import { useFiles, type Files } from './useFiles'
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
