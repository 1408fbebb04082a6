import { Suspense, useRef } from 'react'
import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { useAppStore } from '#client/store'
import { formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/feedback'
import { PageBody } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { useDuplication } from '../fileMenu/fileOperations'
import { OFFLINE, useOnline } from '#client/screens'
import { useFileAdvisers } from '../fileMenu/useFileAdvisers'
import { useShortcuts } from '#client/screens/keyboard'
import { exportFiles } from './exportFiles'
import { FileList } from './FileList'
import { Filters } from './Filters'
import { requestOf, searchOf, withChange, type Change } from './search'
import { useFileRights } from './useFileRights'
import type { FileRow } from './rows'
import { useFiles } from './useFiles'
import './clientFiles.css'

const NewClientFile = lazyPart(
  async () => (await import(/* webpackChunkName: "new-client-file" */ './newClientFile/NewClientFile')).NewClientFile,
)

/** The drawer of a new file is open. */
const NEW = 'nouveau'

/** The client files that one may see: to find one again, and to begin one. */
export function ClientFilesScreen() {
  const [parameters, setParameters] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const search = searchOf(parameters)
  const rights = useFileRights()
  const files = useFiles(search, rights)
  const advisers = useFileAdvisers(rights.advisers)
  const duplicate = useDuplication()
  const exported = useExport()

  const change = (changed: Change) => {
    setParameters((current) => withChange(current, changed), { replace: changed.page === undefined })
  }
  const openNew = (isOpen: boolean) => {
    setParameters((current) => {
      const next = new URLSearchParams(current)
      if (isOpen) next.set(NEW, '1')
      else next.delete(NEW)
      return next
    })
  }
  const begin = rights.editing
    ? () => {
        openNew(true)
      }
    : undefined
  useShortcuts([
    ...(begin ? [{ keys: 'n', label: 'Nouveau dossier', act: begin }] : []),
    {
      keys: '/',
      label: 'Rechercher un dossier',
      act: () => {
        list.current?.querySelector<HTMLElement>('.file-search input')?.focus()
      },
    },
    {
      keys: 'j',
      label: 'Dossier suivant',
      needsFocus: true,
      act: () => {
        focusLink(list.current, 1)
      },
    },
    {
      keys: 'k',
      label: 'Dossier précédent',
      needsFocus: true,
      act: () => {
        focusLink(list.current, -1)
      },
    },
    ...(rights.editing
      ? [
          {
            keys: 'y',
            label: 'Dupliquer le dossier',
            needsFocus: true,
            act: () => {
              withFocused(files.rows, duplicate)
            },
          },
        ]
      : []),
  ])

  return (
    <>
      <title>Dossiers clients · Solive</title>
      <PageHeader
        title="Dossiers clients"
        extra={files.page && <Count total={files.page.total} />}
        actions={
          begin && (
            <Actions
              isEmpty={!files.page?.total}
              onExport={() => {
                void exported(requestOf(search, rights), files.loan)
              }}
              onBegin={begin}
            />
          )
        }
      />
      <PageBody>
        <div ref={list} className="client-files">
          <Filters search={search} rights={rights} advisers={advisers} onChange={change} />
          <FileList search={search} rights={rights} files={files} onChange={change} onBegin={begin} />
        </div>
      </PageBody>
      {begin && parameters.has(NEW) && (
        <Suspense>
          <NewClientFile
            onClose={() => {
              openNew(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface ActionsProps {
  /** There is nothing to export. */
  readonly isEmpty: boolean
  readonly onExport: () => void
  readonly onBegin: () => void
}

function Actions({ isEmpty, onExport, onBegin }: ActionsProps) {
  const isOnline = useOnline()
  const title = isOnline ? undefined : OFFLINE
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} disabled={!isOnline || isEmpty} title={title} onClick={onExport}>
        Exporter
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!isOnline} title={title} onClick={onBegin}>
        Nouveau dossier
      </Button>
    </>
  )
}

function Count({ total }: { total: number }) {
  return (
    <span className="file-count" aria-live="polite">
      {formatNumber(total)} {total > 1 ? 'dossiers' : 'dossier'}
    </span>
  )
}

/** Gives the whole filtered list as a file, and says when it cannot. */
function useExport() {
  const store = useAppStore()
  const toast = useToast()
  return async (...[request, loan]: ExportRequest) => {
    const close = toast({ message: 'Export en cours…', indeterminate: true })
    try {
      const count = await exportFiles(store, request, loan)
      toast({ type: 'success', message: `${formatNumber(count)} dossiers exportés` })
    } catch (error) {
      toast({ type: 'error', message: error instanceof Error ? error.message : 'L’export a échoué. Réessayez.' })
    } finally {
      close()
    }
  }
}
type ExportRequest = Parameters<typeof exportFiles> extends [unknown, ...infer Rest] ? Rest : never

/** Acts on the file whose line holds the focus. */
function withFocused(rows: readonly FileRow[], act: (file: FileRow) => Promise<void>): void {
  const address =
    document.activeElement?.closest('tr, li')?.querySelector<HTMLAnchorElement>('.file-link')?.pathname ?? ''
  const file = rows.find(({ id }) => address.split('/').includes(id))
  if (file) void act(file)
}

/** Moves the focus among the links of the files. */
function focusLink(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('.file-link') ?? [])]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}
