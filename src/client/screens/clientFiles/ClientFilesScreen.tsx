import { lazy, Suspense, useRef } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { PageBody } from '#client/ui/layout'
import { loadScreen } from '../loadScreen'
import { OFFLINE, useOnline } from '../useOnline'
import { useShortcuts } from '../useShortcuts'
import { FileList } from './FileList'
import { Filters } from './Filters'
import { searchOf, withChange, type Search } from './search'
import { useFiles } from './useFiles'
import './clientFiles.css'

const NewClientFile = lazy(async () => ({ default: (await loadScreen(async () => (await import(/* webpackChunkName: "new-client-file" */ './newClientFile/NewClientFile')).NewClientFile)).Component }))

/** The drawer of a new file is open. */
const NEW = 'nouveau'

/** The client files that one may see: to find one again, and to begin one. */
export function ClientFilesScreen() {
  const [parameters, setParameters] = useSearchParams()
  const { permissions, perimeter } = useAppSelector(selectRights)
  const list = useRef<HTMLDivElement>(null)
  const search = searchOf(parameters)
  const rights = { figures: perimeter !== 'own_leads', advisers: perimeter === 'company', editing: allows(permissions, 'editClientFiles') }
  const files = useFiles(search, rights)

  const change = (changed: Partial<Search>) => { setParameters((current) => withChange(current, changed), { replace: changed.page === undefined }) }
  const openNew = (isOpen: boolean) => {
    setParameters((current) => {
      const next = new URLSearchParams(current)
      if (isOpen) next.set(NEW, '1')
      else next.delete(NEW)
      return next
    })
  }
  const isOnline = useOnline()
  const begin = rights.editing ? () => { openNew(true) } : undefined
  useShortcuts([
    ...(begin ? [{ keys: 'n', label: 'Nouveau dossier', act: begin }] : []),
    { keys: '/', label: 'Rechercher un dossier', act: () => { list.current?.querySelector<HTMLElement>('.file-search input')?.focus() } },
    { keys: 'j', label: 'Dossier suivant', needsFocus: true, act: () => { focusLink(list.current, 1) } },
    { keys: 'k', label: 'Dossier précédent', needsFocus: true, act: () => { focusLink(list.current, -1) } },
  ])

  return (
    <>
      <title>Dossiers clients · Solive</title>
      <PageHeader
        title="Dossiers clients" extra={files.page && <Count total={files.page.total} />}
        actions={begin && <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!isOnline} title={isOnline ? undefined : OFFLINE} onClick={begin}>Nouveau dossier</Button>}
      />
      <PageBody>
        <div ref={list} className="client-files">
          <Filters search={search} onChange={change} hasProjects={rights.figures} />
          <FileList search={search} rights={rights} files={files} onChange={change} onBegin={begin} />
        </div>
      </PageBody>
      {begin && parameters.has(NEW) && <Suspense><NewClientFile onClose={() => { openNew(false) }} /></Suspense>}
    </>
  )
}

function Count({ total }: { total: number }) {
  return <span className="file-count" aria-live="polite">{formatNumber(total)} {total > 1 ? 'dossiers' : 'dossier'}</span>
}

/** Moves the focus among the links of the files. */
function focusLink(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...list?.querySelectorAll<HTMLElement>('.file-link') ?? []]
  const current = links.findIndex((link) => link === document.activeElement)
  const next = current === -1 ? links[0] : links[current + step]
  next?.focus()
}
